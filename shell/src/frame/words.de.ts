import type { Translation } from '@plaza/design-system';
import type { frameWords, remoteWords, slotWords } from './words.ts';

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
  reports: 'Meldungen',
  logout: 'Abmelden',
  logoutAsk: 'Möchtest du dich wirklich abmelden?',
  logoutNoCopy:
    'Nichts öffnet deine Chat-Schlüssel anderswo. Wenn du dich abmeldest, kann niemand je wieder deine Nachrichten lesen, auch du nicht.',
  logoutCode: 'Wiederherstellungscode machen',
  leaveAsk: 'Diese Seite verlassen?',
  leaveWords:
    'Etwas auf dieser Seite ist noch nicht gespeichert oder nicht fertig. Es geht verloren, wenn du gehst.',
  leave: 'Verlassen',
  stay: 'Bleiben',
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

export const remotes: Translation<typeof remoteWords> = {
  feed: 'Feed',
  chat: 'Chat',
  games: 'Spiele',
  zones: 'Zonen',
  admin: 'Verwaltung',
};

export const slots: Translation<typeof slotWords> = {
  loading: '„{remote}“ wird geladen',
  reload: 'Seite neu laden',
  detail: 'Was die Maschine gesagt hat',
  retry: 'Erneut versuchen',
  newer: 'Von „{remote}“ gibt es eine neue Version',
  switch: 'Jetzt wechseln',
  offline: 'Du bist offline',
  offlineWords: '„{remote}“ öffnet sich von selbst, sobald du wieder verbunden bist.',
  unreachable: '„{remote}“ ließ sich nicht laden',
  unreachableWords:
    'Die Dateien waren nicht zu holen oder nicht die, die veröffentlicht wurden. Der Rest von Plaza funktioniert.',
  slow: '„{remote}“ braucht zu lange',
  slowWords: 'Die Antwort kam nicht rechtzeitig. Der Rest von Plaza funktioniert.',
  broken: '„{remote}“ konnte nicht starten',
  brokenWords: 'Etwas darin ist kaputt, und das Team dahinter weiß Bescheid.',
  crashed: '„{remote}“ hat aufgehört zu arbeiten',
  crashedWords: 'Ein Fehler ist schuld, und das Team dahinter weiß Bescheid. Ein neuer Versuch hilft oft.',
  misfit: '„{remote}“ passt nicht zu diesem Plaza',
  misfitWords:
    'Es verlangt eine andere Version einer Bibliothek als die, die es hier gibt. Das Team dahinter weiß Bescheid.',
  tooNew: '„{remote}“ braucht ein neueres Plaza',
  tooNewWords:
    'Es ist für eine neuere Version gemacht als die in diesem Fenster. Lade die Seite neu, dann ist sie da.',
  killed: '„{remote}“ ist abgeschaltet',
  killedWords: 'Die Administration hat es vorerst abgeschaltet. Es kommt von selbst hierher zurück.',
  gone: '„{remote}“ ist nicht hier',
  goneWords: 'Es gehört im Moment nicht zu diesem Plaza.',
};
