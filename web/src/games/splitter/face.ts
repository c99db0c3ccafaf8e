import type { Face } from '../registry.ts'
import Art from './Art.svelte'

export const face: Face = {
  about: {
    en: 'Two dice, one sheet, a mirror in the middle. Three 3s side by side score, four do not.',
    fr: 'Deux dés, une fiche, un miroir au milieu. Trois 3 côte à côte marquent, quatre non.',
  },
  Art,
  tint: 'var(--pen-soft)',
  load: () => import('./module.ts').then((module) => module.default),
}
