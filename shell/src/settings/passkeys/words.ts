import { defineWords } from '../../words.ts';

export const passkeyWords = defineWords('passkeys', {
  title: 'Passkeys',
  about: 'Log in with a finger, a face or a PIN in place of your password.',
  none: 'You have no passkey yet.',
  loading: 'Loading your passkeys',
  failed: 'Your passkeys did not load',
  noBrowser: 'This browser knows no passkeys. Another one, or a newer one, does.',
  noName:
    'Passkeys are bound to a name, and this address is a number. Open {brand} under its name to add one.',
  openLocalhost: 'Open it as localhost',

  neverUsed: 'Added {added}, not used yet',
  lastUsed: 'Added {added}, last used {used}',
  synced: 'Synced',
  rename: 'Rename',
  renameOf: 'Rename {name}',
  remove: 'Remove',
  removeOf: 'Remove {name}',

  add: 'Add a passkey',
  name: 'Name of the passkey',
  nameHint: 'So that you know it again among others.',
  nameMissing: 'Please give it a name.',
  currentPassword: 'Current Password',
  currentMissing: 'Please enter your current password.',
  create: 'Create passkey',
  cancel: 'Cancel',
  cancelled: 'The browser brought no passkey. Nothing was added.',
  known: 'This device has a passkey of your account already.',
  addFailed: 'The passkey could not be added. Please try again later.',
  added: 'Your passkey is added.',

  save: 'Save name',
  renameFailed: 'The passkey could not be renamed. Please try again later.',

  removeAsk: 'Remove this passkey?',
  removeAbout:
    '"{name}" opens your account no more. Your device may go on offering it until you delete it there.',
  removed: 'That passkey is removed.',
});
