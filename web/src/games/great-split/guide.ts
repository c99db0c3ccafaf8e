// For a first game: what to do now, and why.
import type { Language } from '../../lib/settings.svelte.ts'
import type { GreatSplitView } from './view.ts'

const texts = {
  en: {
    discard: 'Your hand is larger than this round allows. Give away what brings you least; nobody sees it.',
    split:
      'Divide your hand: your left neighbour keeps one tray, the other comes back. Be happy with either tray, and you are safe; below you see what the neighbour is strong in.',
    take: 'Choose from your right neighbour’s trays. Under each stands what it would bring you; seals are placed later.',
    resolve:
      'Tap a card, then play or sell it; undo is there. Resources move your tracks, seals make your contracts worth stars, gold gives double arrows. Gems count twice the lower of topaz and emerald.',
    place: 'A step waits: tap a lit track. The label says where it leads and what it is worth if it ended now.',
    wait: 'The others are still at it. Open a player above to look at that board.',
  },
  fr: {
    discard:
      'Votre main est plus grande que ce tour ne le permet. Donnez ce qui vous apporte le moins ; nul ne le voit.',
    split:
      'Partagez votre main : le voisin de gauche garde une part, l’autre vous revient. Si chacune des deux parts vous va, vous ne risquez rien ; dessous, les forces du voisin.',
    take: 'Choisissez parmi les parts de votre voisin de droite. Dessous : ce que chacune vous apporterait ; les sceaux se placent plus tard.',
    resolve:
      'Touchez une carte, puis jouez-la ou vendez-la ; on peut annuler. Les ressources avancent vos pistes, les sceaux donnent des étoiles à vos contrats, l’or des doubles flèches. Les gemmes comptent deux fois la plus basse.',
    place: 'Un pas attend : touchez une piste éclairée. L’étiquette dit où il mène et ce qu’il vaut si c’était fini.',
    wait: 'Les autres n’ont pas fini. Ouvrez un joueur en haut pour voir son plateau.',
  },
}

export function guide(view: GreatSplitView, language: Language): string {
  if (view.over) return ''
  const t = texts[language]
  if (view.seat === null || !view.acting.includes(view.seat)) return t.wait
  if (view.phase === 'resolve') return Object.keys(view.waiting[view.seat] ?? {}).length ? t.place : t.resolve
  return view.phase === 'discard' || view.phase === 'split' || view.phase === 'take' ? t[view.phase] : t.wait
}
