// Our own drawings, on a square of 24 units.
interface Drawing {
  soft?: string
  line?: string
  solid?: string
}

const SEAL =
  'M12 2.5l2.4 1.700 2.900-.1.9 2.800 2.400 1.700-1 2.700 1 2.700-2.400 1.700-.9 2.800-2.900-.1L12 20l-2.400-1.600-2.900.1-.9-2.800-2.400-1.700 1-2.700-1-2.700 2.400-1.700.9-2.800 2.900.1z'

export const drawings: Record<GameIconName, Drawing> = {
  books: {
    soft: 'M5 5.5C5 4.700 5.700 4 6.500 4H19v13H6.500C5.700 17 5 17.700 5 18.500z',
    line: 'M5 18.5c0 .8.7 1.5 1.5 1.5H19v-3M5 18.5v-13M9.5 8.5h5.5',
  },
  artwork: {
    soft: 'M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1z',
    solid: 'M7 16.5l3.5-5 2.5 3 1.5-1.800 2.500 3.800zM16.600 9a1.300 1.300 0 1 1-2.600 0 1.300 1.300 0 0 1 2.600 0z',
  },
  topaz: { soft: 'M8 4.5h8l4.500 5.500L12 20.500 3.500 10z', line: 'M3.5 10h17M8 4.5 9.5 10 12 20.5 14.5 10 16 4.5' },
  emerald: {
    soft: 'M8.5 3.5h7l4 4v9l-4 4h-7l-4-4v-9z',
    line: 'M9.8 7.5h4.400l1.800 2v5l-1.800 2H9.800l-1.800-2v-5zM4.5 7.5l3.500 2M19.5 7.5 16 9.500M4.500 16.500 8 14.500M19.500 16.500 16 14.500',
  },
  gold: { soft: 'M7.5 9.5h9l3.500 8.500H4z', line: 'M7.5 9.5 9.5 6h5l2 3.500' },
  prestige: {
    soft: 'M8 20c-4-2-5.500-5.500-5-9.500C6 12 8 15 8 20zM16 20c4-2 5.500-5.500 5-9.500-3 1.500-5 4.500-5 9.500z',
    solid: 'M12 4l1.500 3 3.300.5-2.400 2.300.6 3.300L12 11.500l-3 1.600.6-3.300L7.200 7.500l3.300-.5z',
  },
  contract: { soft: 'M7 3.5h8l3.500 3.500v13.500H7z', line: 'M15 3.5V7h3.500M10 11h5.500M10 14.500h5.500' },
  arrow: { line: 'M5 6l6 6-6 6M13 6l6 6-6 6' },
  none: { line: 'M6 6l12 12M18 6 6 18' },
  seal_square: { soft: SEAL, solid: 'M8.700 8h6.600v6.600h-6.600z' },
  seal_diamond: { soft: SEAL, solid: 'M12 6.600l4.700 4.700-4.700 4.700-4.700-4.700z' },
  seal_star: {
    soft: SEAL,
    solid: 'M12 6.300l1.500 3.200 3.500.4-2.600 2.400.7 3.500-3.100-1.700-3.100 1.700.7-3.500L7 9.900l3.500-.4z',
  },
}

export type GameIconName =
  | 'books'
  | 'artwork'
  | 'topaz'
  | 'emerald'
  | 'gold'
  | 'prestige'
  | 'contract'
  | 'arrow'
  | 'none'
  | 'seal_square'
  | 'seal_diamond'
  | 'seal_star'
