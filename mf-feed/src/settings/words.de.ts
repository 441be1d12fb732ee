import type { Translation } from '@plaza/design-system';
import type { settingsWords } from './words.ts';

export const peopleSettings: Translation<typeof settingsWords> = {
  notices: 'Mitteilungen',
  noticesHint: 'Was die Glocke dir erzählt. Auf jedem Gerät dasselbe.',
  noticesFailed: 'Diese Einstellungen wurden nicht geladen',
  notSaved: 'Deine Wahl konnte nicht gespeichert werden. Bitte versuche es später noch einmal.',
  request: 'Freundschaftsanfragen',
  accepted: 'Angenommene Anfragen',
  comment: 'Kommentare zu deinen Beiträgen',
  reply: 'Antworten auf deine Kommentare',
  reaction: 'Sterne und Gefühle',
  mention: 'Erwähnungen',
  share: 'Geteilte Beiträge von dir',
  'zone-knock': 'Menschen, die in deine Zone möchten',
  'zone-open': 'Zonen, in die du darfst',
  'zone-made': 'Neue Zonen von Freunden',
  'match-invite': 'Einladungen zum Spielen',
  privacy: 'Blockierte und stumme Leute',
  privacyHint:
    'Wer blockiert ist, sieht dich nicht und wird von dir nicht gesehen. Wer stumm ist, erfährt davon nichts und bleibt deinem Feed und deiner Glocke fern.',
  privacyFailed: 'Die Liste wurde nicht geladen',
  blocked: 'Blockiert',
  muted: 'Stumm',
  nobody: 'Du hast niemanden blockiert oder stumm geschaltet.',
  unblock: 'Freigeben',
  unmute: 'Wieder hören',
  about: '{act}: {name}',
  unblocked: '{name} ist nicht mehr blockiert.',
  unmuted: '{name} ist nicht mehr stumm.',
  loading: 'Lädt …',
};
