// Strokes of a 24-unit square; `fill` paths are solid.
export interface Drawing {
  stroke?: string
  fill?: string
}

export const icons = {
  cut: {
    stroke:
      'M8.6 6.5a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0zM8.6 17.5a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0zM8.3 8 20 17M8.3 16 20 7',
  },
  crown: { fill: 'M3 7.5 7.6 11 12 4.5 16.4 11 21 7.5 19.3 18H4.7z' },
  rules: { stroke: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13' },
  log: { stroke: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01' },
  theme: { stroke: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0z', fill: 'M12 4a8 8 0 0 1 0 16z' },
  copy: {
    stroke:
      'M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM16 8V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h3',
  },
  chevron: { stroke: 'M7 10l5 5 5-5' },
  check: { stroke: 'M5 12.5 10 17 19 7' },
  link: {
    stroke: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  },
  right: { stroke: 'M9 5l7 7-7 7' },
  left: { stroke: 'M15 5l-7 7 7 7' },
  first: { stroke: 'M18 5l-7 7 7 7M6 5v14' },
  last: { stroke: 'M6 5l7 7-7 7M18 5v14' },
  play: { fill: 'M7 5v14l12-7z' },
  stop: { fill: 'M7 6h3.5v12H7zM13.5 6H17v12h-3.5z' },
  download: { stroke: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14' },
  picture: {
    stroke:
      'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 16l4.500-4.500 4 4 2.500-2.500 5 4.500M16.500 9.500h.01',
  },
  share: { stroke: 'M12 15V4M8 7.500 12 3.500 16 7.500M7 11H5.500v9h13v-9H17' },
  upload: { stroke: 'M12 16V5M7.5 9 12 4.5 16.5 9M5 20h14' },
  again: { stroke: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4 9M4 4.5V9h4.5' },
  eye: {
    stroke:
      'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z',
  },
  branch: { stroke: 'M6 4v16M6 12c6 0 11-1 11-6M14 8.5 17 5.5l3 3' },
  guide: {
    stroke:
      'M9.300 9.300a2.800 2.800 0 1 1 4.100 2.400c-.9.500-1.400 1.100-1.400 2.100M12 16.900h.01M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0z',
  },
  star: { stroke: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8z' },
  user: { stroke: 'M15.7 8a3.7 3.7 0 1 1-7.4 0 3.7 3.7 0 0 1 7.4 0zM5 20c.6-4 3.5-6 7-6s6.4 2 7 6' },
  bot: {
    stroke:
      'M8 8h8a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM12 8V4.5M9.5 13v1M14.5 13v1M3 13v2M21 13v2',
  },
  open: {
    stroke:
      'M12 4a8 8 0 0 1 4 1M19 8a8 8 0 0 1 .8 5.500M18 17.500a8 8 0 0 1-4.500 2.300M10 19.700a8 8 0 0 1-4.500-3M4 13.500A8 8 0 0 1 5 8M8 5a8 8 0 0 1 0 0M12 9v6M9 12h6',
  },
  clock: { stroke: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM12 7.5V12l3 2' },
  warning: { stroke: 'M12 4.500 21 19.500H3zM12 10v4.500M12 17.200h.01' },
  offline: {
    stroke:
      'M4 4l16 16M5 12.500c1.300-1.300 2.800-2.100 4.500-2.500M8.500 16c1-.9 2.200-1.400 3.500-1.400M12 20h.01M14.500 9.800c1.700.4 3.200 1.300 4.500 2.700',
  },
  settings: {
    stroke: 'M4 7h9M17 7h3M4 17h3M11 17h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM11 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  },
  dots: { stroke: 'M5 12h.01M12 12h.01M19 12h.01' },
  close: { stroke: 'M6 6l12 12M18 6 6 18' },
  chat: {
    stroke:
      'M5 5h14a1.500 1.500 0 0 1 1.500 1.500v8A1.500 1.500 0 0 1 19 16h-7l-5 4v-4H5a1.500 1.500 0 0 1-1.500-1.500v-8A1.500 1.500 0 0 1 5 5z',
  },
  lamp: {
    stroke:
      'M9 17.5h6M10 20.5h4M9.2 14.500C7.600 13.400 6.500 11.700 6.500 9.500a5.500 5.500 0 0 1 11 0c0 2.200-1.100 3.900-2.700 5v3H9.200z',
  },
  chart: { stroke: 'M4 20h16M7 16v-4M12 16V6M17 16v-7' },
  text: { stroke: 'M5 6h14M5 10h14M5 14h9M5 18h11' },
  sound: { stroke: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11' },
  silence: { stroke: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.500l5 5M21 9.500l-5 5' },
  send: { stroke: 'M4 12 20 5l-5 15-3.500-6.500zM20 5l-8.500 8.500' },
} as const satisfies Record<string, Drawing>

export type IconName = keyof typeof icons
