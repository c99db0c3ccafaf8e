// Which first-game guides are still open in this browser.
const key = (game: string) => `splittable.guide.${game}`

class Guides {
  #changes = $state(0)

  isOpen(game: string): boolean {
    void this.#changes
    return this.#read(game) !== 'closed'
  }

  close(game: string): void {
    this.#store(game, 'closed')
  }

  // A first game is over: a guide that was opened by hand stays, otherwise it has done its work.
  finish(game: string): void {
    if (this.#read(game) !== 'open') this.close(game)
  }

  open(game: string): void {
    this.#store(game, 'open')
  }

  // After a lesson: a first game, although one may have been finished before.
  beginAgain(game: string): void {
    try {
      localStorage.removeItem(key(game))
    } catch {
      // the guide stays closed
    }
    this.#changes++
  }

  #read(game: string): string | null {
    try {
      return localStorage.getItem(key(game))
    } catch {
      return 'closed' // what can't be closed for good would be in the way
    }
  }

  #store(game: string, value: string): void {
    try {
      localStorage.setItem(key(game), value)
    } catch {
      // the same
    }
    this.#changes++
  }
}

export const guides = new Guides()
