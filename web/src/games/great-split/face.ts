import './tokens.css'
import type { Face } from '../registry.ts'
import Art from './Art.svelte'

export const face: Face = {
  Art,
  tint: 'var(--g-emerald-soft)',
  load: () => import('./module.ts').then((module) => module.default),
}
