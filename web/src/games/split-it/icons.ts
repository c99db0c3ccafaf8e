import type { Drawing } from '../../components/icons.ts'

export const icons = {
  white: { fill: 'M16.5 5 6 12l10.5 7z' },
  pink: { fill: 'M12 4l7 8-7 8-7-8z' },
  black: { fill: 'M7.5 5 18 12 7.5 19z' },
} as const satisfies Record<string, Drawing>
