import './tokens.css'
import type { Face } from '../registry.ts'
import Art from './Art.svelte'

export const face: Face = {
  options: ['sides', 'memory'],
  Art,
  tint: 'color-mix(in srgb, var(--c-yellow) 34%, var(--table))',
  load: () => import('./module.ts').then((module) => module.default),
}
