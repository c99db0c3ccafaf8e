export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // not allowed here, e.g. without https; the text is next to the button
  }
}
