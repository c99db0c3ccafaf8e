import { translations } from '../../i18n/index.svelte.ts'

export const reviewTexts = translations({
  en: {
    title: 'The cuts',
    says: (kept: string, taken: string) =>
      `On average ${kept} was kept and ${taken} went to the left neighbour, counted as what the cards were worth to the cutter.`,
    picture: 'Kept against taken, a dot for each round',
    pictureSays: (above: number, cuts: number) => `In ${above} of ${cuts} rounds more was kept than given.`,
    kept: 'Kept',
    taken: 'Taken by the neighbour',
    round: (round: number) => `Round ${round}`,
    worth: (worth: string) => `worth ${worth}`,
    discard: (card: string) => `Discard ${card}`,
    play: (card: string) => `Play ${card}`,
    sell: (card: string, track: string) => `Sell ${card}: ${track}`,
    splitter: (track: string) => `Splitter: ${track}`,
  },
  fr: {
    title: 'Les partages',
    says: (kept, taken) =>
      `En moyenne, ${kept} gardés et ${taken} partis chez le voisin de gauche, comptés d’après ce que les cartes valaient pour qui partage.`,
    picture: 'Gardé contre pris, un point par tour',
    pictureSays: (above, cuts) => `Dans ${above} tours sur ${cuts}, on a gardé plus que donné.`,
    kept: 'Gardé',
    taken: 'Pris par le voisin',
    round: (round) => `Tour ${round}`,
    worth: (worth) => `valeur ${worth}`,
    discard: (card) => `Défausser ${card}`,
    play: (card) => `Jouer ${card}`,
    sell: (card, track) => `Vendre ${card} : ${track}`,
    splitter: (track) => `Séparateur : ${track}`,
  },
})
