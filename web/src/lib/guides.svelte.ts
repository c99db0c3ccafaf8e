// Which first-game guides are still open in this browser.
const key = (game: string) => `splittable.guide.${game}`

class Guides {
  #changes = $state(0)

  isOpen(game: string): boolean {
    void this.#changes
    try {
      return localStorage.getItem(key(game)) !== 'closed'
    } catch {
      return false // what can't be closed for good would be in the way
    }
  }

  close(game: string): void {
    this.#store(game, 'closed')
  }

  open(game: string): void {
    this.#store(game, 'open')
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
