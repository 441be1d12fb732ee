import type { Translation } from '@plaza/design-system';
import type { keyWords } from './words.ts';

export const keys: Translation<typeof keyWords> = {
  title: 'Chat-Schlüssel',
  about:
    'Deine Nachrichten sind mit Schlüsseln verschlossen, die nur deine Geräte haben. Der Server bewahrt Kopien auf, die er nicht öffnen kann.',
  opening: 'Deine Chat-Schlüssel werden geöffnet',
  failed: 'Deine Chat-Schlüssel ließen sich nicht öffnen',
  wentWrong: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
  changed:
    'Deine Chat-Schlüssel wurden auf einem anderen Gerät geändert. Wenn du das nicht warst, ändere jetzt dein Passwort.',
  forked:
    'Der Server zeigt andere Chat-Schlüssel, als dieser Browser hat. Schreib nicht im Chat und frag, wer diesen Server betreibt.',

  open: 'Deine Chat-Schlüssel sind in diesem Browser offen.',
  noCopy:
    'Von deinen Schlüsseln gibt es noch keine Kopie. Verlierst du diesen Browser, sind deine Nachrichten mit ihm verloren. Mach dir einen Wiederherstellungscode.',
  copies: 'Was deine Schlüssel anderswo öffnet',
  byPassword: 'Dein Passwort',
  byPasswordStale: 'Das Passwort, das du vorher hattest',
  byRecovery: 'Ein Wiederherstellungscode',
  byPasskey: 'Ein Passkey',
  since: 'seit {date}',

  passwordTitle: 'Für dein Passwort kopieren',
  passwordAbout: 'Dann öffnet sie eine Anmeldung auf einem anderen Gerät, ohne Frage.',
  passwordLabel: 'Dein Passwort',
  passwordGo: 'Kopie machen',
  passwordDone: 'Dein Passwort öffnet jetzt deine Schlüssel.',

  codeTitle: 'Wiederherstellungscode',
  codeAbout:
    'Öffnet deine Schlüssel, wo nichts anderes hilft. Bewahr ihn auf Papier oder in einem Passwortmanager auf.',
  makeCode: 'Wiederherstellungscode machen',
  makeCodeAgain: 'Neuen Wiederherstellungscode machen',
  codeMade: 'Das ist dein Wiederherstellungscode. Er wird nur dieses eine Mal gezeigt.',
  codeOld: 'Der Code davor öffnet nichts mehr.',
  copyCode: 'Code kopieren',
  codeCopied: 'Der Code ist kopiert.',
  codeNotCopied: 'Der Browser hat ihn nicht kopieren lassen. Schreib den Code ab.',
  codeKept: 'Ich habe ihn aufbewahrt',

  devices: 'Geräte mit deinen Schlüsseln',
  devicesFailed: 'Deine Geräte ließen sich nicht laden',
  thisDevice: 'Dieser Browser',
  removeDevice: 'Entfernen',
  removeDeviceOf: '{name} entfernen',
  deviceRemoved: 'Das Gerät ist entfernt.',
  noDevices: 'Kein Gerät ist aufgeführt.',

  safety: 'Deine Hälfte jeder Sicherheitsnummer',
  safetyAbout:
    'Jeder Chat hat eine Sicherheitsnummer aus sechzig Ziffern. Diese dreißig sind deine. Wer sie mit dir vergleicht, weiß, dass niemand mitliest.',
  history: {
    one: 'Deine Schlüssel sind die ersten, die du hattest.',
    other: 'Du hattest {count}-mal Schlüssel. Jedes Mal haben deine Kontakte davon erfahren.',
  },

  locked: 'Deine Chat-Schlüssel sind nicht in diesem Browser',
  lockedAbout: 'Öffne sie auf einem dieser Wege, und alle deine Nachrichten sind hier.',
  code: 'Wiederherstellungscode',
  codeMissing: 'Bitte gib deinen Wiederherstellungscode ein.',
  codeWrong: 'Das ist nicht dein Wiederherstellungscode. Er hat 28 Buchstaben und Ziffern.',
  openByCode: 'Mit dem Code öffnen',
  before: 'Passwort',
  beforeHint: 'Das, mit dem du dich anmeldest, oder das davor, wenn es anderswo geändert wurde.',
  passwordMissing: 'Bitte gib ein Passwort ein.',
  passwordWrong: 'Dieses Passwort öffnet deine Schlüssel nicht.',
  openByPassword: 'Mit einem Passwort öffnen',
  openByPasskey: 'Mit einem Passkey öffnen',
  passkeyWrong: 'Dieser Passkey öffnet deine Schlüssel nicht.',
  opened: 'Deine Chat-Schlüssel sind offen.',

  unmade: 'Du hast noch keine Chat-Schlüssel',
  unmadeAbout:
    'Wähle, was sie auf deinen anderen Geräten öffnen soll; dann macht dieser Browser sie. Was dir andere inzwischen schreiben, wartet.',
  unmadePassword: 'Dein Passwort',
  unmadePasswordAbout: 'Dann öffnen sich deine Chats mit jeder Anmeldung, ohne weitere Fragen.',
  unmadeGo: 'Schlüssel machen',
  unmadeCode: 'Oder ein Wiederherstellungscode',
  unmadeCodeAbout: 'Wenn du das Passwort nicht zur Hand hast. Er öffnet deine Schlüssel auf jedem Gerät.',
  unmadeCodeKept: 'Ich habe ihn aufbewahrt, Schlüssel machen',
  unmadeDone: 'Du hast jetzt Chat-Schlüssel.',

  link: 'Von einem anderen Gerät öffnen',
  linkAbout: 'Ein Gerät, das deine Schlüssel hat, gibt sie weiter. Es fragt dich nach sechs Ziffern.',
  linkStart: 'Meine anderen Geräte fragen',
  linkWaiting:
    'Öffne {brand} auf einem Gerät, das deine Schlüssel hat: Es sagt, dass ein neues nach ihnen fragt.',
  linkScan: 'Oder scanne das mit der Kamera eines Geräts, das sie hat: Es öffnet die richtige Seite.',
  linkQr: 'QR-Code für ein Gerät, das deine Schlüssel hat',
  scanOver:
    'Der gescannte Code ist abgelaufen oder gehört zu einem anderen Konto. Bitte fang auf dem neuen Gerät von vorn an.',
  linkDigits: 'Gib diese Ziffern auf dem anderen Gerät ein',
  linkOver: 'Dein anderes Gerät hat nicht geantwortet oder abgelehnt. Bitte fang von vorn an.',
  deviceAsks: 'Ein neues Gerät fragt nach deinen Chat-Schlüsseln.',
  look: 'Ansehen',
  asksTitle: 'Ein neues Gerät fragt nach deinen Schlüsseln',
  asksAbout: '{device} will deine Chats lesen. Mach nur weiter, wenn du dich dort gerade anmeldest.',
  digits: 'Die sechs Ziffern, die es zeigt',
  digitsMissing: 'Bitte gib die sechs Ziffern ein.',
  digitsWrong: 'Das waren andere Ziffern. Nichts wurde geschickt. Fang auf dem neuen Gerät von vorn an.',
  give: 'Meine Schlüssel weitergeben',
  refuse: 'Das bin ich nicht',
  given: 'Das neue Gerät hat deine Schlüssel.',

  anew: 'Neu anfangen',
  anewAbout:
    'Mit neuen Schlüsseln kannst du sofort wieder chatten. Was vorher geschrieben wurde, bleibt verschlossen.',
  anewAsk: 'Mit neuen Schlüsseln anfangen?',
  anewLost:
    'Nachrichten von vorher bleiben auf jedem Gerät verschlossen. Deine Kontakte erfahren, dass sich deine Sicherheitsnummer geändert hat.',
  anewDone: 'Du hast neue Chat-Schlüssel.',
};
