import type { Translation } from '@plaza/design-system';
import type { friendsWords } from './words.ts';

export const friends: Translation<typeof friendsWords> = {
  title: 'Freunde',
  titleOf: 'Freunde von @{username}',
  tabs: 'Freunde, Anfragen und Leute, die du kennen könntest',
  friends: 'Freunde',
  requests: 'Anfragen',
  known: 'Vielleicht bekannt',
  waiting: { one: '{count} Anfrage wartet', other: '{count} Anfragen warten' },
  find: 'Leute finden',
  incoming: 'Sie fragen dich',
  outgoing: 'Du hast gefragt',
  noFriends: 'Noch keine Freunde',
  noFriendsHint: 'Frag jemanden an. Was Freunde miteinander teilen, kommt dann in deinen Feed.',
  noFriendsOf: 'Keine Freunde zu sehen',
  noFriendsOfHint: '@{username} hat hier noch keine Freunde.',
  noRequests: 'Keine Anfragen',
  noRequestsHint: 'Hier steht, wer mit dir befreundet sein möchte, und wen du gefragt hast.',
  noKnown: 'Noch niemand vorzuschlagen',
  noKnownHint: 'Mit ein paar Freunden wissen wir, wen du kennen könntest: die Freunde deiner Freunde.',
  dismiss: '{name} nicht mehr vorschlagen',
  dismissed: '{name} wird nicht mehr vorgeschlagen.',
  friendsFailed: 'Die Freunde wurden nicht geladen',
  requestsFailed: 'Die Anfragen wurden nicht geladen',
  knownFailed: 'Die Vorschläge wurden nicht geladen',
  back: 'Zurück zum Profil',
};
