import type { Drawing } from '../../components/icons.ts'

export const icons = {
  moon: { fill: 'M15.5 3.5a9 9 0 1 0 5 13.5A8 8 0 0 1 15.5 3.5z' },
} as const satisfies Record<string, Drawing>
