// For a first game: what to do now, and why.
import type { Language } from '../../lib/settings.svelte.ts'
import type { SplitoView } from './view.ts'

const texts = {
  en: {
    first:
      'Play one card into your left or right zone; your neighbour there plays into it, too. Only objective cards that are met score, so begin with one that fits what you hold.',
    early:
      'Your score is left × right: a zone worth 0 makes it 0. Numbers feed objectives: “Exactly two 4s” wants two, and a third would lose it.',
    late: 'Look at what is dashed in your two zones: it is still open, and says what is missing. Helping both neighbours a little beats helping one a lot.',
    wait: 'Your card lies face down until all have chosen. Then hands go to the left: what you leave there, your left neighbour gets.',
  },
  fr: {
    first:
      'Jouez une carte dans votre zone de gauche ou de droite ; votre voisin y joue aussi. Seuls les objectifs validés rapportent : commencez par un qui va avec votre main.',
    early:
      'Votre score est gauche × droite : une zone à 0 donne 0. Les nombres servent les objectifs : « Exactement deux 4 » en veut deux, un troisième le perd.',
    late: 'Regardez ce qui est en pointillé dans vos zones : c’est encore ouvert, et dit ce qui manque. Aider un peu les deux voisins vaut mieux qu’en aider beaucoup un seul.',
    wait: 'Votre carte reste cachée jusqu’à ce que tous aient choisi. Puis les mains passent à gauche : ce que vous laissez, votre voisin de gauche l’aura.',
  },
}

export function guide(view: SplitoView, language: Language): string {
  if (view.over) return ''
  const t = texts[language]
  if (view.seat === null || !view.acting.includes(view.seat)) return t.wait
  return view.turn <= 2 ? t.first : view.turn <= 6 ? t.early : t.late
}
