// How the others see me: name and colour, asked once, offered again at every table. The server remembers both as long
// as there is the cookie, the browser even without it. Without a name of my own, others see "Guest 42".
import { keep, kept } from './kept.ts'
import { CHOICES } from './seats.ts'
import { t } from './words.svelte.ts'

const CHOSEN = 'name'
const GUEST = 'guest'
const COLOUR = 'colour'

export const rememberedName = (): string => kept(CHOSEN)

export function rememberName(name: string): void {
  keep(CHOSEN, name)
}

export const isGuestName = (name: string): boolean => name !== '' && name === kept(GUEST)

export function guestName(): string {
  const name = kept(GUEST) || t('guest', { number: 10 + Math.floor(Math.random() * 90) })
  keep(GUEST, name)
  return name
}

export const rememberedColour = (): number | null => CHOICES.find((colour) => String(colour) === kept(COLOUR)) ?? null

export function rememberColour(colour: number): void {
  keep(COLOUR, String(colour))
}
