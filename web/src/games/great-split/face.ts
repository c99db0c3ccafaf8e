import type { Face } from '../registry.ts'
import Art from './Art.svelte'

export const face: Face = {
  about: {
    en: 'Split your hand in two. Your neighbour keeps one half, you play the rest.',
    fr: 'Partagez votre main en deux. Le voisin garde une moitié, vous jouez le reste.',
  },
  Art,
  tint: 'var(--g-emerald-soft)',
  load: () => import('./module.ts').then((module) => module.default),
}
