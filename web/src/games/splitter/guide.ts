// For a first game: what to do now, and why.
import type { Language } from '../../lib/settings.svelte.ts'
import type { SplitterView } from './view.ts'

const texts = {
  en: {
    first:
      'Both dice go into two mirror cells of one row. Touch a free cell to see both numbers, touch it again to swap them, then write. Numbers that touch form groups.',
    early:
      'A group scores when it has exactly as many cells as its number: one 1, two 2s, three 3s. Leave room beside big numbers: six 6s need a lot of it.',
    late: 'Dashed groups can still score, hatched ones never will. One number too many spoils a group, so keep finished ones apart.',
    wait: 'You have written. The next roll comes when all have.',
  },
  fr: {
    first:
      'Les deux dés vont dans deux cases en miroir d’une rangée. Touchez une case libre pour voir les deux nombres, encore pour les échanger, puis écrivez. Les nombres qui se touchent forment des groupes.',
    early:
      'Un groupe marque quand il a exactement autant de cases que son nombre : un 1, deux 2, trois 3. Laissez de la place près des grands : six 6 en demandent beaucoup.',
    late: 'Les groupes en pointillé peuvent encore marquer, les hachurés jamais. Un nombre de trop gâche un groupe : tenez les groupes finis à l’écart.',
    wait: 'Vous avez écrit. Le lancer suivant vient quand tous ont écrit.',
  },
}

export function guide(view: SplitterView, language: Language): string {
  if (view.over) return ''
  const t = texts[language]
  if (view.seat === null || !view.acting.includes(view.seat)) return t.wait
  return view.round <= 2 ? t.first : view.round <= 10 ? t.early : t.late
}
