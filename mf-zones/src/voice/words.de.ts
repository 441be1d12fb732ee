import type { Translation } from '@plaza/design-system';
import type { voiceWords } from './words.ts';

export const voice: Translation<typeof voiceWords> = {
  begin: 'Mit Leuten in der Nähe reden',
  price:
    'Wer bis zu zehn Meter entfernt ist, hört dich, und du hörst sie. Eure Browser verbinden sich direkt: Leute in der Nähe können deine Netzadresse erfahren.',
  carried:
    'Wer bis zu zehn Meter entfernt ist, hört dich, und du hörst sie. Die Stimmen gehen über einen Server: Leute in der Nähe erfahren deine Netzadresse nicht.',
  hide: 'Meine Netzadresse verbergen',
  hideHint: 'Deine Stimme geht über ein Relais. Sie kommt vielleicht etwas später an.',
  yes: 'Reden',
  later: 'Du bist gerade nicht mit dieser Zone verbunden. Du redest mit, sobald du es bist.',
  notLoaded: 'Was Stimmen überträgt, wurde nicht geladen. Bitte versuche es noch einmal.',
  noSound: 'Dieses Gerät gibt gerade keinen Ton, also würde niemand gehört.',
  on: 'Mikrofon an',
  muted: 'Mikrofon aus',
  noMicrophone: 'Kein Mikrofon: Du hörst nur zu',
  links: { one: '{count} in Hörweite', other: '{count} in Hörweite' },
  tooMany: { one: 'Zu viele zum Hören: {count} weitere', other: 'Zu viele zum Hören: {count} weitere' },
  leave: 'Nicht mehr reden und zuhören',
};
