import type { Face } from '../registry.ts'
import Art from './Art.svelte'

export const face: Face = {
  about: {
    en: 'Two dice, one sheet, a mirror in the middle. Three 3s side by side score, four do not.',
    fr: 'Deux dés, une fiche, un miroir au milieu. Trois 3 côte à côte marquent, quatre non.',
  },
  options: {
    sheet: {
      en: { title: 'Sheet', choices: { A: 'A: two stars', B: 'B: stars and hearts' } },
      fr: { title: 'Fiche', choices: { A: 'A : deux étoiles', B: 'B : étoiles et cœurs' } },
    },
  },
  Art,
  tint: 'var(--pen-soft)',
  load: () => import('./module.ts').then((module) => module.default),
}
