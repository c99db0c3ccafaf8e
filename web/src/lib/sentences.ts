// "a, b and c"
export function joined(parts: string[], and: string): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
}

// Fills a sentence of the game's texts: "most {number}s" → "most 8s".
export function filled(sentence: string, params: Record<string, unknown>): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => (name in params ? String(params[name]) : hole))
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)
}

const signs = new Intl.Segmenter()

// A name where two must stand in a narrow place; a sign of several parts, such as a family, is kept whole.
export function shortened(name: string, most = 14): string {
  const parts = [...signs.segment(name)].map((part) => part.segment)
  return parts.length > most ? `${parts.slice(0, most - 1).join('')}…` : name
}
