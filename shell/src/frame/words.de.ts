import type { Translation } from '@plaza/design-system';
import type { frameWords, roomWords, slotWords } from './words.ts';

export const frame: Translation<typeof frameWords> = {
  unread: '{count} ungelesen',
  create: 'Erstellen',
  createTitle: 'Neuer Beitrag',
  goAnywhere: 'Überallhin',
  profileMenu: 'Profilmenü',
  profile: 'Profil',
  settings: 'Einstellungen',
  monitor: 'Monitor',
  investor: 'Investieren',
  logout: 'Abmelden',
  logoutAsk: 'Möchtest du dich wirklich abmelden?',
  no: 'Nein',
  yes: 'Ja',
  missing: 'Funktion nicht verfügbar',
  missingWords: 'Diese Funktion gibt es in dieser Demoversion nicht. Bitte wende dich an die Administration.',
  close: 'Schließen',
  lost: 'Diese Seite steht auf keinem Plan',
  lostWords: 'Vielleicht ist die Adresse vertippt, oder der Ort ist umgezogen.',
  back: 'Zurück zum Platz',
  notLoaded: 'Das ließ sich nicht laden. Bitte versuch es noch einmal.',
};

export const rooms: Translation<typeof roomWords> = {
  feed: 'Feed',
  chat: 'Chat',
  games: 'Spiele',
  zones: 'Zonen',
  admin: 'Verwaltung',
};

export const slots: Translation<typeof slotWords> = {
  loading: '„{room}“ wird geladen',
  reload: 'Seite neu laden',
  detail: 'Was die Maschine gesagt hat',
  retry: 'Erneut versuchen',
  newer: 'Von „{room}“ gibt es eine neue Version',
  switch: 'Jetzt wechseln',
  offline: 'Du bist offline',
  offlineWords: '„{room}“ öffnet sich von selbst, sobald du wieder verbunden bist.',
  unreachable: '„{room}“ ließ sich nicht laden',
  unreachableWords:
    'Die Dateien waren nicht zu holen oder nicht die, die veröffentlicht wurden. Der Rest von Plaza funktioniert.',
  slow: '„{room}“ braucht zu lange',
  slowWords: 'Die Antwort kam nicht rechtzeitig. Der Rest von Plaza funktioniert.',
  broken: '„{room}“ konnte nicht starten',
  brokenWords: 'Etwas darin ist kaputt, und das Team dahinter weiß Bescheid.',
  crashed: '„{room}“ hat aufgehört zu arbeiten',
  crashedWords: 'Ein Fehler ist schuld, und das Team dahinter weiß Bescheid. Ein neuer Versuch hilft oft.',
  misfit: '„{room}“ passt nicht zu diesem Plaza',
  misfitWords:
    'Es verlangt eine andere Version einer Bibliothek als die, die es hier gibt. Das Team dahinter weiß Bescheid.',
  tooNew: '„{room}“ braucht ein neueres Plaza',
  tooNewWords:
    'Es ist für eine neuere Version gemacht als die in diesem Fenster. Lade die Seite neu, dann ist sie da.',
  killed: '„{room}“ ist abgeschaltet',
  killedWords: 'Die Administration hat es vorerst abgeschaltet. Es kommt von selbst hierher zurück.',
  gone: '„{room}“ ist nicht hier',
  goneWords: 'Es gehört im Moment nicht zu diesem Plaza.',
};
