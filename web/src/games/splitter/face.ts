import type { Face } from '../registry.ts'
import Art from './Art.svelte'

export const face: Face = {
  options: ['sheet'],
  Art,
  tint: 'var(--pen-soft)',
  load: () => import('./module.ts').then((module) => module.default),
}
