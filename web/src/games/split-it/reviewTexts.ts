import { translations } from '../../i18n/index.svelte.ts'

export const reviewTexts = translations({
  en: {
    title: 'How readable were the guesses?',
    cut: (parts: string) => `Cut ${parts}`,
    guess: (section: string) => `Guess ${section}`,
    remove: (section: string) => `Remove ${section}`,
    joker: (number: string) => `Joker on the ${number}s`,
    distance: (distance: string, chance: string) =>
      `${distance} % away from the mix that nobody can exploit; chance alone makes about ${chance} %.`,
    hidden: 'Hard to read.',
    readable: 'Readable: its favourite was taken more often than others should be able to count on.',
    wild: 'Not readable, but dear: its favourite was left too often.',
    ranks: 'Sections by how often the mix takes them:',
    rank: (rank: number) => (rank === 0 ? 'its favourite' : rank === 1 ? 'the second' : 'the last'),
    made: 'Guessed',
    mix: 'The mix',
    bar: (rank: string, made: string, mix: string) => `${rank}: guessed ${made} %, the mix ${mix} %`,
  },
  fr: {
    title: 'Vos paris étaient-ils lisibles ?',
    cut: (parts) => `Couper ${parts}`,
    guess: (section) => `Choisir ${section}`,
    remove: (section) => `Retirer ${section}`,
    joker: (number) => `Joker sur les ${number}`,
    distance: (distance, chance) =>
      `À ${distance} % du mélange que personne ne peut exploiter ; le hasard seul fait environ ${chance} %.`,
    hidden: 'Difficiles à lire.',
    readable: 'Lisibles : sa préférée a été prise plus souvent que les autres ne devraient pouvoir y compter.',
    wild: 'Pas lisibles, mais chers : sa préférée a été trop souvent laissée.',
    ranks: 'Sections, selon la fréquence du mélange :',
    rank: (rank) => (rank === 0 ? 'sa préférée' : rank === 1 ? 'la deuxième' : 'la dernière'),
    made: 'Parié',
    mix: 'Le mélange',
    bar: (rank, made, mix) => `${rank} : parié ${made} %, le mélange ${mix} %`,
  },
})
