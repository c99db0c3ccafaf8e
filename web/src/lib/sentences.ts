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
