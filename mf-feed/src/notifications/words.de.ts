import type { Translation } from '@plaza/design-system';
import type { noticeWords } from './words.ts';

export const notices: Translation<typeof noticeWords> = {
  two: '{first} und {second}',
  three: '{first}, {second} und {third}',
  many: {
    one: '{first}, {second} und {count} weitere Person',
    other: '{first}, {second} und {count} weitere',
  },
  crowd: '{first}, {second} und mehr als {count} weitere',
  request: { one: '{who} möchte mit dir befreundet sein', other: '{who} möchten mit dir befreundet sein' },
  accepted: { one: '{who} ist jetzt mit dir befreundet', other: '{who} sind jetzt mit dir befreundet' },
  comment: {
    one: '{who} hat deinen Beitrag kommentiert',
    other: '{who} haben deinen Beitrag kommentiert',
  },
  reply: {
    one: '{who} hat auf deinen Kommentar geantwortet',
    other: '{who} haben auf deinen Kommentar geantwortet',
  },
  mention: { one: '{who} hat dich erwähnt', other: '{who} haben dich erwähnt' },
  share: { one: '{who} hat deinen Beitrag geteilt', other: '{who} haben deinen Beitrag geteilt' },
  'zone-knock': { one: '{who} möchte in deine Zone', other: '{who} möchten in deine Zone' },
  'zone-open': { one: '{who} lässt dich in eine Zone', other: '{who} lassen dich in ihre Zonen' },
  'zone-made': { one: '{who} hat eine Zone erschaffen', other: '{who} haben Zonen erschaffen' },
  'match-invite': { one: '{who} lädt dich zum Spielen ein', other: '{who} laden dich zum Spielen ein' },
  invitedTo: '{said}: {game}',
  openMatch: 'Öffnen',
  reaction: {
    one: '{who} hat auf deinen Beitrag reagiert',
    other: '{who} haben auf deinen Beitrag reagiert',
  },
  starred: {
    one: '{who} hat deinem Beitrag {stars} gegeben',
    other: '{who} haben deinem Beitrag Sterne gegeben',
  },
  stars: { one: '{count} Stern', other: '{count} Sterne' },
  reviewed: {
    one: 'Die Moderation hat sich deine Meldung angesehen',
    other: 'Die Moderation hat sich deine Meldung angesehen',
  },
  decided: {
    one: 'Die Moderation hat etwas über dich entschieden',
    other: 'Die Moderation hat etwas über dich entschieden',
  },
  reported: {
    one: 'Es gibt eine neue Meldung zu sichten',
    other: 'Es gibt eine neue Meldung zu sichten',
  },
  appealed: {
    one: 'Es gibt einen Einspruch zu beantworten',
    other: 'Es gibt einen Einspruch zu beantworten',
  },
  unknown: 'Es gibt etwas Neues für dich',
  moderators: 'Moderation',
  somebody: 'Jemand',
};
