import { defineWords } from '../words.ts';

export const proofWords = defineWords('proof', {
  title: 'Is it you?',
  about: 'Your last login is a while ago. Prove once more that it is you, then this goes on.',
  looking: 'Loading the ways to prove it...',
  password: 'Current Password',
  passwordMissing: 'Please enter your current password.',
  confirm: 'Confirm',
  byPasskey: 'Use a passkey',
  byMail: 'Mail me a code',
  byLogin: 'Log in again',
  codeSent: 'A mail with a code of six digits is on its way to {email}.',
  code: 'Code',
  noPasskey: 'The browser brought no passkey. Please try another way.',
  failed: 'That could not be checked. Please try again later.',
});
