import { translations } from '../../i18n/index.svelte.ts'

export const reviewTexts = translations({
  en: {
    title: 'How readable were the guesses?',
    hidden: (distance: string, chance: string) =>
      `Hard to read: ${distance} % away from the mix that nobody can exploit; chance alone makes ${chance} %.`,
    readable: (distance: string, chance: string) =>
      `Readable: ${distance} % away from the mix that nobody can exploit; chance alone would make ${chance} %.`,
    ranks: 'Sections by how often the mix takes them:',
    rank: (rank: number) => (rank === 0 ? 'its favourite' : rank === 1 ? 'the second' : 'the last'),
    made: 'Guessed',
    mix: 'The mix',
    bar: (rank: string, made: string, mix: string) => `${rank}: guessed ${made} %, the mix ${mix} %`,
  },
  fr: {
    title: 'Vos paris étaient-ils lisibles ?',
    hidden: (distance, chance) =>
      `Difficiles à lire : à ${distance} % du mélange que personne ne peut exploiter ; le hasard seul fait ${chance} %.`,
    readable: (distance, chance) =>
      `Lisibles : à ${distance} % du mélange que personne ne peut exploiter ; le hasard seul ferait ${chance} %.`,
    ranks: 'Sections, selon la fréquence du mélange :',
    rank: (rank) => (rank === 0 ? 'sa préférée' : rank === 1 ? 'la deuxième' : 'la dernière'),
    made: 'Parié',
    mix: 'Le mélange',
    bar: (rank, made, mix) => `${rank} : parié ${made} %, le mélange ${mix} %`,
  },
})
