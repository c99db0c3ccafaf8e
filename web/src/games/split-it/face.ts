import './tokens.css'
import type { Face } from '../registry.ts'
import Art from './Art.svelte'

export const face: Face = {
  Art,
  tint: 'color-mix(in srgb, var(--sec-pink) 38%, var(--table))',
  load: () => import('./module.ts').then((module) => module.default),
}
