// Small things that this browser remembers. Without storage they last as long as the page.
const here = new Map<string, string>()

export function kept(key: string): string {
  try {
    return localStorage.getItem(`splittable.${key}`) ?? here.get(key) ?? ''
  } catch {
    return here.get(key) ?? ''
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`splittable.${key}`, value)
  } catch {
    here.set(key, value)
  }
}
