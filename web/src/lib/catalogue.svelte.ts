// What the server offers, and who I am; loaded once, kept for all pages.
import { api } from './api.ts'
import type { GameInfo, Games, GameTexts, Me } from './protocol.ts'

class Catalogue {
  games = $state.raw<Games | null>(null)
  me = $state.raw<Me | null>(null)
  #texts = new Map<string, Promise<GameTexts>>()

  async load(): Promise<void> {
    // The cookie comes with the first answer, so it is asked for first.
    this.me ??= await api.me()
    this.games ??= await api.games()
  }

  find(name: string): GameInfo | undefined {
    return this.games?.games.find((game) => game.name === name)
  }

  title(name: string): string {
    return this.find(name)?.title ?? name
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

export const catalogue = new Catalogue()
