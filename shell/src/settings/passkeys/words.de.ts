import type { Translation } from '@plaza/design-system';
import type { passkeyWords } from './words.ts';

export const passkeys: Translation<typeof passkeyWords> = {
  title: 'Passkeys',
  about: 'Melde dich mit Finger, Gesicht oder PIN an statt mit deinem Passwort.',
  none: 'Du hast noch keinen Passkey.',
  loading: 'Deine Passkeys werden geladen',
  failed: 'Deine Passkeys ließen sich nicht laden',
  noBrowser: 'Dieser Browser kennt keine Passkeys. Ein anderer oder neuerer kennt sie.',
  noName:
    'Passkeys gehören zu einem Namen, und diese Adresse ist eine Zahl. Öffne {brand} unter seinem Namen, um einen hinzuzufügen.',
  openLocalhost: 'Als localhost öffnen',

  neverUsed: 'Hinzugefügt: {added}, noch nie benutzt',
  lastUsed: 'Hinzugefügt: {added}, zuletzt benutzt: {used}',
  synced: 'Synchronisiert',
  rename: 'Umbenennen',
  renameOf: '{name} umbenennen',
  remove: 'Entfernen',
  removeOf: '{name} entfernen',

  add: 'Passkey hinzufügen',
  name: 'Name des Passkeys',
  nameHint: 'Damit du ihn unter anderen wiedererkennst.',
  nameMissing: 'Bitte gib ihm einen Namen.',
  currentPassword: 'Aktuelles Passwort',
  currentMissing: 'Bitte gib dein aktuelles Passwort ein.',
  create: 'Passkey erstellen',
  cancel: 'Abbrechen',
  cancelled: 'Der Browser hat keinen Passkey gebracht. Es wurde nichts hinzugefügt.',
  known: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  addFailed: 'Der Passkey ließ sich nicht hinzufügen. Bitte versuch es später noch einmal.',
  added: 'Dein Passkey ist hinzugefügt.',

  save: 'Namen speichern',
  renameFailed: 'Der Passkey ließ sich nicht umbenennen. Bitte versuch es später noch einmal.',

  removeAsk: 'Diesen Passkey entfernen?',
  removeAbout:
    '„{name}“ öffnet dein Konto dann nicht mehr. Dein Gerät bietet ihn vielleicht weiter an, bis du ihn dort löschst.',
  removed: 'Dieser Passkey ist entfernt.',
};
