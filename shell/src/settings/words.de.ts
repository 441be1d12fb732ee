import type { Translation } from '@plaza/design-system';
import type { settingsWords } from './words.ts';

export const settings: Translation<typeof settingsWords> = {
  title: 'Einstellungen',
  loading: 'Einstellungen werden geladen',
  failed: 'Die Einstellungen ließen sich nicht laden',
  wentWrong: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',

  profileTitle: 'Profil',
  idIs: 'Deine {id} ist <strong>@{username}</strong>.',
  name: 'Name',
  nameMissing: 'Bitte gib deinen Namen ein.',
  organisation: 'Organisation',
  saveProfile: 'Profil speichern',
  profileSaved: 'Dein Profil ist gespeichert.',
  profileFailed: 'Dein Profil ließ sich nicht speichern. Bitte versuch es später noch einmal.',

  themeTitle: 'Aussehen',
  theme: 'Design',
  themeOfDevice: 'Wie dieses Gerät',
  themeDark: 'Dunkel',
  themeLight: 'Hell',
  themeHint: 'Dieser Browser merkt es sich.',

  languageTitle: 'Sprache',
  languageLabel: 'Sprache von {brand}',
  languageHint:
    'Was Mitglieder schreiben, bleibt, wie sie es geschrieben haben. Dieser Browser merkt es sich.',

  sessionsTitle: 'Wo du angemeldet bist',
  sessionsLoading: 'Deine Sitzungen werden geladen',
  sessionsFailed: 'Deine Sitzungen ließen sich nicht laden',
  thisBrowser: 'Dieser Browser',
  lastUsed: 'Zuletzt benutzt: {used}, angemeldet: {since}',
  reused:
    'Beendet, weil ein schon benutzter Schlüssel noch einmal aufgetaucht ist. Wenn du das nicht warst, ändere dein Passwort.',
  endSession: 'Sitzung beenden',
  endSessionOf: 'Sitzung von {device} beenden, angemeldet: {since}',
  endOthers: 'Alle anderen Sitzungen beenden',
  sessionEnded: 'Diese Sitzung ist beendet.',
  othersEnded: 'Deine anderen Sitzungen sind beendet.',
  unknownApp: 'Eine unbekannte App',
  device: '{browser} unter {system}',

  passwordTitle: 'Passwort',
  currentPassword: 'Aktuelles Passwort',
  currentMissing: 'Bitte gib dein aktuelles Passwort ein.',
  changePassword: 'Passwort ändern',
  passwordChanged: 'Dein Passwort ist geändert. Deine anderen Sitzungen sind beendet.',
  passwordFailed: 'Dein Passwort ließ sich nicht ändern. Bitte versuch es später noch einmal.',

  emailTitle: 'E-Mail',
  mailGoesTo: 'Post geht an <strong>{email}</strong>.',
  passwordFirst: 'Um sie zu ändern, gib deinem Konto zuerst ein Passwort.',
  newEmail: 'Neue E-Mail-Adresse',
  emailMissing: 'Bitte gib die neue E-Mail-Adresse ein.',
  changeEmail: 'E-Mail-Adresse ändern',
  mailFailed: 'Die Mail ließ sich nicht verschicken. Bitte versuch es später noch einmal.',
  codeSent: 'Eine Mail mit einem sechsstelligen Code ist unterwegs an {email}.',
  code: 'Code',
  confirmEmail: 'E-Mail-Adresse bestätigen',
  cancel: 'Abbrechen',
  emailChanged: 'Deine E-Mail-Adresse ist geändert.',
  emailFailed: 'Deine E-Mail-Adresse ließ sich nicht ändern. Bitte versuch es später noch einmal.',

  dataTitle: 'Deine Daten',
  dataAbout: 'Alles, was {brand} über dich weiß, als eine JSON-Datei.',
  exportData: 'Meine Daten exportieren',

  deleteTitle: 'Konto löschen',
  deleteAbout:
    'Du verschwindest sofort von hier. 30 Tage lang kann dich eine Administratorin oder ein Administrator zurückholen; danach ist alles von dir weg.',
  deleteAccount: 'Mein Konto löschen',
  deleteAsk: 'Dein Konto löschen?',
  yourId: 'Deine {id}',
  idMissing: 'Bitte gib deine {id} ein.',
  typeToBeSure: 'Zur Sicherheit: Gib {username} ein.',
  deleteForGood: 'Endgültig löschen',
  deleted: 'Dein Konto ist gelöscht.',
  deleteFailed: 'Dein Konto ließ sich nicht löschen. Bitte versuch es später noch einmal.',
};
