// What the server offers, and who I am; loaded once, kept for all pages.
import { i18n } from '../i18n/index.svelte.ts'
import { api } from './api.ts'
import type { GameInfo, Games, GameTexts, Me } from './protocol.ts'
import { settings } from './settings.svelte.ts'

class Catalogue {
  games = $state.raw<Games | null>(null)
  me = $state.raw<Me | null>(null)
  #texts = new Map<string, Promise<GameTexts>>()

  async load(): Promise<void> {
    // The cookie comes with the first answer, so it is asked for first.
    this.me ??= await named(await api.me())
    this.games ??= await api.games()
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

// Others should see somebody, not a number of a seat; the settings change it.
async function named(me: Me): Promise<Me> {
  if (me.name) return me
  const guest = i18n.t.guest(10 + Math.floor(Math.random() * 90))
  return api.changeMe({ name: guest, language: settings.language }).catch(() => me)
}

export const catalogue = new Catalogue()
