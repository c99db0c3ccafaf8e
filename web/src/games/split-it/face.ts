import type { Face } from '../registry.ts'
import Art from './Art.svelte'

export const face: Face = {
  about: {
    en: 'One player cuts the row in three. Choose a section in secret: alone you take it, together you get nothing.',
    fr: 'On coupe la rangée en trois. Choisissez une section en secret : seul, vous la prenez ; à plusieurs, rien.',
  },
  Art,
  tint: 'color-mix(in srgb, var(--sec-pink) 38%, var(--table))',
  load: () => import('./module.ts').then((module) => module.default),
}
