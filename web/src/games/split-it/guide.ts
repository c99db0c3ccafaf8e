// For a first game: what to do now, and why.
import type { Language } from '../../lib/settings.svelte.ts'
import type { SplitItView } from './view.ts'

const texts = {
  en: {
    cut: 'You have the scissors: cut the row in three. Put what you want where the others will not look, or make two sections tempting and take the third.',
    remove: 'Take one section out of the game: the one that would help the other player most.',
    guess:
      'Choose a section in secret. Alone you take its cards, together nobody does yet. Cards count where you have the most of a number, and then they are worth that number.',
    jokers: 'A joker counts as one more card of any number you already have. Use it where it puts you ahead.',
    disc: ' The disc is a joker: one more card of a number you have.',
    wait: 'The others are choosing. Crowns mark the numbers you lead: each is worth its number at the end.',
  },
  fr: {
    cut: 'Vous avez les ciseaux : coupez la rangée en trois. Placez ce que vous voulez là où les autres ne regarderont pas, ou rendez deux sections tentantes et prenez la troisième.',
    remove: 'Écartez une section : celle qui aiderait le plus l’autre joueur.',
    guess:
      'Choisissez une section en secret. Seul, vous prenez ses cartes ; à plusieurs, personne pour l’instant. Les cartes comptent là où vous avez le plus d’un nombre, et valent alors ce nombre.',
    jokers: 'Un joker compte comme une carte de plus d’un nombre que vous avez. Posez-le où il vous fait mener.',
    disc: ' Le disque est un joker : une carte de plus d’un nombre que vous avez.',
    wait: 'Les autres choisissent. Les couronnes marquent les nombres où vous menez : chacun vaut son nombre à la fin.',
  },
}

export function guide(view: SplitItView, language: Language): string {
  if (view.over) return ''
  const t = texts[language]
  const isMine = view.seat !== null && view.acting.includes(view.seat)
  if (!isMine) return t.wait
  if (view.phase === 'guess') return t.guess + (view.row.includes('*') ? t.disc : '')
  return view.phase === 'cut' || view.phase === 'remove' || view.phase === 'jokers' ? t[view.phase] : t.wait
}
