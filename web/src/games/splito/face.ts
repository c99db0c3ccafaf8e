import type { Face } from '../registry.ts'
import Art from './Art.svelte'

export const face: Face = {
  about: {
    en: 'Build one zone with each neighbour. Your score is left times right, so both must like you.',
    fr: 'Une zone avec chaque voisin. Votre score est la gauche fois la droite : il faut plaire des deux côtés.',
  },
  options: {
    sides: {
      en: { title: 'Where a card goes', choices: { hidden: 'Chosen in secret', shown: 'Seen by all' } },
      fr: { title: 'Où va une carte', choices: { hidden: 'Choisi en secret', shown: 'Vu de tous' } },
    },
    memory: {
      en: { title: 'Hands that passed by', choices: { aided: 'Shown to all who know', own: 'Remember yourself' } },
      fr: { title: 'Les mains passées', choices: { aided: 'Montrées à qui les connaît', own: 'De mémoire' } },
    },
  },
  Art,
  tint: 'color-mix(in srgb, var(--c-yellow) 34%, var(--table))',
  load: () => import('./module.ts').then((module) => module.default),
}
