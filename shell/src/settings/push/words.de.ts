import type { Translation } from '@plaza/design-system';
import type { pushWords } from './words.ts';

export const push: Translation<typeof pushWords> = {
  title: 'Benachrichtigungen auf deinen Geräten',
  about:
    'Dieses Gerät meldet sich, wenn dir jemand schreibt, auch wenn {brand} geschlossen ist. Die Worte werden hier geöffnet: Der Dienst, der sie überbringt, kann sie nicht lesen.',
  loading: 'Deine Benachrichtigungen werden geladen',
  failed: 'Deine Benachrichtigungen ließen sich nicht laden',
  unsupported: 'Dieser Browser kann nicht benachrichtigt werden, oder die Seite kam ohne https.',
  prompt: 'Benachrichtigungen sind aus. Der Browser fragt dich einmal.',
  granted: 'Benachrichtigungen sind erlaubt, und dieser Browser ist nicht angemeldet.',
  registered: 'Dieser Browser ist für Benachrichtigungen angemeldet.',
  denied:
    'Du hast diesem Browser gesagt, dass er keine Benachrichtigungen zeigen soll. Seine Einstellungen für diese Seite ändern das.',
  start: 'Benachrichtigungen einschalten',
  stop: 'Benachrichtigungen ausschalten',
  startFailed: 'Der Browser ließ sich nicht anmelden. Bitte versuch es später noch einmal.',
  stopFailed: 'Der Browser ließ sich nicht abmelden. Bitte versuch es später noch einmal.',
  test: 'Probe schicken',
  tested: 'Eine Probe ist unterwegs zu diesem Gerät.',

  chat: 'Nachrichten',
  chatHint: 'Wenn dir jemand schreibt.',
  bell: 'Was die Glocke meldet',
  bellHint: 'Anfragen, Kommentare, Reaktionen und Erwähnungen.',
  quiet: 'Ruhezeit',
  quietHint: 'In diesen Stunden wird nichts gemeldet, nach der Uhr von {zone}.',
  from: 'Von',
  until: 'Bis',
  saveFailed: 'Das ließ sich nicht speichern. Bitte versuch es später noch einmal.',

  devices: 'Geräte, die benachrichtigt werden',
  none: 'Noch ist kein Gerät angemeldet.',
  thisDevice: 'Dieser Browser',
  neverSent: 'Angemeldet am {since}, noch nichts geschickt',
  lastSent: 'Angemeldet am {since}, zuletzt benachrichtigt am {sent}',
  remove: 'Entfernen',
  removeOf: '{name} entfernen',
  removed: 'Das Gerät wird nicht mehr benachrichtigt.',
};
