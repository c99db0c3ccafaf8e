// The little Markdown that the rules use, as data; nothing is ever set as HTML.
export interface Span {
  kind: 'text' | 'strong' | 'code' | 'em'
  text: string
}

export interface Rule {
  id: string | null
  spans: Span[]
  points: Span[][] // a list inside the rule
}

export interface Section {
  title: string
  rules: Rule[]
  paragraphs: Span[][]
}

export function spansOf(line: string): Span[] {
  const parts = line.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/).filter(Boolean)
  return parts.map((part) => {
    if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) }
    if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) }
    if (part.startsWith('*') && part.length > 2) return { kind: 'em', text: part.slice(1, -1) }
    return { kind: 'text', text: part }
  })
}

export function rulesOf(document: string): Section[] {
  const sections: Section[] = [{ title: '', rules: [], paragraphs: [] }]
  for (const block of blocks(document)) {
    const section = sections.at(-1) as Section
    const numbered = /^- \*\*([A-Z]+\d+)\.\*\* ([\s\S]*)$/.exec(block)
    if (block.startsWith('## ')) sections.push({ title: block.slice(3), rules: [], paragraphs: [] })
    else if (numbered) section.rules.push(ruleOf(numbered[1] as string, numbered[2] as string))
    else if (block.startsWith('- ')) section.rules.push(ruleOf(null, block.slice(2)))
    else if (!block.startsWith('# ')) section.paragraphs.push(spansOf(block))
  }
  return sections.filter((section) => section.rules.length || section.paragraphs.length)
}

function ruleOf(id: string | null, text: string): Rule {
  const [first, ...points] = text.split('\n- ')
  return { id, spans: spansOf(first as string), points: points.map(spansOf) }
}

// Lines that belong together: a heading, an item of a list, a paragraph.
function blocks(document: string): string[] {
  const found: string[] = []
  let isOpen = false
  for (const line of document.split('\n')) {
    if (!line.trim()) isOpen = false
    else if (isOpen && !/^(#|- )/.test(line)) found.push(found.pop() + (/^ +- /.test(line) ? '\n' : ' ') + line.trim())
    else {
      found.push(line.trim())
      isOpen = !line.startsWith('#')
    }
  }
  return found
}
