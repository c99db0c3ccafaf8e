export function rangeOf(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`
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
