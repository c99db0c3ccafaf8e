import { translations } from '../../i18n/index.svelte.ts'

export const reviewTexts = translations({
  en: {
    title: 'Luck and skill',
    says: (expected: string, lost: string, dice: string, played: number) =>
      `An expert expected ${expected} points at the first roll. The choices gave away ${lost}, the dice brought ${dice}: ${played} points.`,
    expected: 'Expected',
    lost: 'Choices',
    dice: 'Dice',
    played: 'Scored',
    allowed: 'What the dice still allowed, in hindsight',
    allowedSays: (from: number, to: number) =>
      `A line from ${from} points before the first placement to ${to} at the end.`,
    allowedText: 'A step down is a placement that these dice punished later; that need not have been a mistake.',
  },
  fr: {
    title: 'Chance et adresse',
    says: (expected, lost, dice, played) =>
      `Au premier lancer, un expert attendait ${expected} points. Les choix ont coûté ${lost}, les dés ont apporté ${dice} : ${played} points.`,
    expected: 'Attendu',
    lost: 'Choix',
    dice: 'Dés',
    played: 'Marqué',
    allowed: 'Ce que les dés permettaient encore, après coup',
    allowedSays: (from, to) => `Une ligne de ${from} points avant le premier placement à ${to} à la fin.`,
    allowedText:
      'Une marche vers le bas : un placement que ces dés ont puni ensuite ; ce n’était pas forcément une faute.',
  },
})
