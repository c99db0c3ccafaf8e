// A moment in a list: the time today, else the day, with the year if it is another one.
export function shortDate(at: number, language: string, now = new Date()): string {
  const date = new Date(at)
  if (date.toDateString() === now.toDateString())
    return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(date)
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...year }).format(date)
}
