import { defineWords } from '../words.ts';

export const keyWords = defineWords('keys', {
  title: 'Chat keys',
  about:
    'Your messages are locked with keys that only your devices have. The server keeps copies of them that it cannot open.',
  opening: 'Opening your chat keys',
  failed: 'Your chat keys did not open',
  wentWrong: 'Something went wrong. Please try again.',
  changed: 'Your chat keys were changed on another device. If that was not you, change your password now.',
  forked:
    'The server shows other chat keys than this browser has. Do not write in the chat, and ask whoever runs this server.',

  open: 'Your chat keys are open in this browser.',
  noCopy:
    'There is no copy of your keys yet. If you lose this browser, your messages are lost with it. Make a recovery code.',
  copies: 'What opens your keys elsewhere',
  byPassword: 'Your password',
  byPasswordStale: 'The password that you had before',
  byRecovery: 'A recovery code',
  byPasskey: 'A passkey',
  since: 'since {date}',

  passwordTitle: 'Copy them for your password',
  passwordAbout: 'Then a login on another device opens them, with no question.',
  passwordLabel: 'Your password',
  passwordGo: 'Make the copy',
  passwordDone: 'Your password opens your keys now.',

  codeTitle: 'Recovery code',
  codeAbout: 'Opens your keys where nothing else does. Keep it on paper or in a password manager.',
  makeCode: 'Make a recovery code',
  makeCodeAgain: 'Make another recovery code',
  codeMade: 'This is your recovery code. It is shown only this once.',
  codeOld: 'The code before it opens nothing any more.',
  copyCode: 'Copy the code',
  codeCopied: 'The code is copied.',
  codeKept: 'I have kept it',

  devices: 'Devices with your keys',
  devicesFailed: 'Your devices did not load',
  thisDevice: 'This browser',
  removeDevice: 'Remove',
  removeDeviceOf: 'Remove {name}',
  deviceRemoved: 'That device is removed.',
  noDevices: 'No device is listed.',

  safety: 'Your half of every safety number',
  safetyAbout:
    'Each chat has a safety number of sixty digits. These thirty are yours. Whoever compares them with you knows that nobody reads along.',
  history: {
    one: 'Your keys are the first that you have had.',
    other: 'You have had keys {count} times. Each time your contacts were told.',
  },

  locked: 'Your chat keys are not in this browser',
  lockedAbout: 'Open them in one of these ways, and all your messages are here.',
  code: 'Recovery code',
  codeMissing: 'Please enter your recovery code.',
  codeWrong: 'This is not your recovery code. It has 28 letters and digits.',
  openByCode: 'Open with the code',
  before: 'Password',
  beforeHint: 'The one you log in with, or the one before if it was changed elsewhere.',
  passwordMissing: 'Please enter a password.',
  passwordWrong: 'This password does not open your keys.',
  openByPassword: 'Open with a password',
  openByPasskey: 'Open with a passkey',
  passkeyWrong: 'This passkey does not open your keys.',
  opened: 'Your chat keys are open.',

  unmade: 'You have no chat keys yet',
  unmadeAbout:
    'Choose what shall open them on your other devices; then this browser makes them. What people write to you meanwhile waits.',
  unmadePassword: 'Your password',
  unmadePasswordAbout: 'Then your chats open with every login, and nothing is asked again.',
  unmadeGo: 'Make my keys',
  unmadeCode: 'Or a recovery code',
  unmadeCodeAbout: 'For who does not have the password at hand. It opens your keys on any device.',
  unmadeCodeKept: 'I have kept it, make my keys',
  unmadeDone: 'You have chat keys now.',

  link: 'Open from another device',
  linkAbout: 'A device that has your keys hands them over. It asks you for six digits.',
  linkStart: 'Ask my other devices',
  linkWaiting: 'Waiting. Open {brand} on a device that has your keys: it says that a new one asks for them.',
  linkScan: 'Or scan this with the camera of a device that has them: it opens the right page.',
  linkQr: 'QR code for a device that has your keys',
  scanOver:
    'The code that you scanned is over, or belongs to another account. Please begin anew on the new device.',
  linkDigits: 'Enter these digits on the other device',
  linkOver: 'Your other device did not answer, or said no. Please begin anew.',
  deviceAsks: 'A new device asks for your chat keys.',
  look: 'Look',
  asksTitle: 'A new device asks for your keys',
  asksAbout: '{device} wants to read your chats. Go on only if you are logging in there just now.',
  digits: 'The six digits that it shows',
  digitsMissing: 'Please enter the six digits.',
  digitsWrong: 'Those were other digits. Nothing was sent. Begin anew on the new device.',
  give: 'Give it my keys',
  refuse: 'That is not me',
  given: 'The new device has your keys.',

  anew: 'Start anew',
  anewAbout: 'With new keys you can chat again at once. What was written before stays locked.',
  anewAsk: 'Start with new keys?',
  anewLost:
    'Messages from before stay locked on every device. Your contacts are told that your safety number has changed.',
  anewDone: 'You have new chat keys.',
});
