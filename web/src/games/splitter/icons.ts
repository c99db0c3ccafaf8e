import type { Drawing } from '../../components/icons.ts'

export const icons = {
  swap: { stroke: 'M4 9h15l-4-4M20 15H5l4 4' },
  heart: {
    stroke:
      'M12 20C5 15 3 11.500 3 8.500 3 5.800 5 4 7.300 4 9.300 4 11 5 12 7c1-2 2.700-3 4.700-3C19 4 21 5.800 21 8.500c0 3-2 6.500-9 11.500z',
  },
} as const satisfies Record<string, Drawing>
