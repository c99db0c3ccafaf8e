// What the server offers, and who I am; loaded once, kept for all pages.
import { api } from './api.ts'
import type { GameInfo, Games, GameTexts, Me } from './protocol.ts'
import { settings } from './settings.svelte.ts'
import { guestName, isGuestName, rememberColour, rememberedColour, rememberedName, rememberName } from './myname.ts'

class Catalogue {
  games = $state.raw<Games | null>(null)
  me = $state.raw<Me | null>(null)
  #texts = new Map<string, Promise<GameTexts>>()

  async load(): Promise<void> {
    // The cookie comes with the first answer, so it is asked for first.
    this.me ??= await recognised(await api.me())
    this.games ??= await api.games()
  }

  // The name that I chose; '' as long as I am a guest.
  get myName(): string {
    const name = this.me?.name ?? ''
    return isGuestName(name) ? '' : name
  }

  // An empty name makes me a guest again.
  async callMe(name: string): Promise<void> {
    const chosen = name.trim()
    const shown = chosen || guestName()
    if (shown !== this.me?.name) this.me = await api.changeMe({ name: shown })
    rememberName(chosen)
  }

  // The colour that I want; at a table where somebody has it I get another one.
  async colourMe(colour: number): Promise<void> {
    if (colour !== this.me?.colour) this.me = await api.changeMe({ colour })
    rememberColour(colour)
  }

  find(name: string): GameInfo | undefined {
    return this.games?.games.find((game) => game.name === name)
  }

  title(name: string): string {
    return this.find(name)?.title ?? name
  }

  // By name, weakest first.
  botsOf(game: string): string[] {
    return this.find(game)?.bots ?? []
  }

  botTitle(name: string): string {
    return this.games?.bots.find((bot) => bot.name === name)?.title[settings.language] ?? name
  }

  texts(game: string): Promise<GameTexts> {
    let found = this.#texts.get(game)
    if (!found) {
      found = api.gameTexts(game)
      found.catch(() => this.#texts.delete(game))
      this.#texts.set(game, found)
    }
    return found
  }
}

// Others should see somebody, not a number of a seat. A browser that lost its cookie still knows name and colour.
async function recognised(me: Me): Promise<Me> {
  if (me.name) return me
  const name = rememberedName() || guestName()
  const colour = rememberedColour()
  const change = { name, language: settings.language, ...(colour === null ? {} : { colour }) }
  return api.changeMe(change).catch(() => me)
}

export const catalogue = new Catalogue()
