// Reviews of several finished games, one after another: the server makes one at a time anyway.
import { api } from './api.ts'
import { errorSentence } from './errors.ts'
import type { Language } from './words.svelte.ts'

const POLL_MS = 1000

export interface Waiting {
  table: string
  seat: number
}

export class Reviewing {
  number = $state(0) // of the game under review, from 1; 0: none
  count = $state(0)
  problem = $state('')
  #run = 0

  // `ondone` is called after each review.
  async start(games: Waiting[], language: Language, ondone: () => void): Promise<void> {
    const run = ++this.#run
    this.count = games.length
    this.problem = ''
    try {
      for (const [index, { table, seat }] of games.entries()) {
        this.number = index + 1
        while ((await api.review(table, seat, language)).state !== 'done') {
          await new Promise((resolve) => setTimeout(resolve, POLL_MS))
          if (run !== this.#run) return
        }
        if (run !== this.#run) return
        ondone()
      }
    } catch (error) {
      if (run === this.#run) this.problem = errorSentence(error)
    }
    if (run === this.#run) this.number = 0
  }

  stop(): void {
    this.#run++
    this.number = 0
  }
}
