import { defineWords } from '../words.ts';

/** What the forms of login, sign-up and settings have in common. */
export const formWords = defineWords('forms', {
  weakServer: 'This server asks for too little protection of your password, so it was not sent.',
  insecure:
    'This address is not encrypted, so a password cannot be sent safely. Open {brand} at its https address, or at localhost on the machine it runs on.',
  password: 'Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  passwordMissing: 'Please choose a password.',
  passwordShort: 'This password is too short. It takes at least {least} characters.',
  passwordCommon: 'This password is tried first by everybody. A few words together are better.',
  confirmMissing: 'Please enter the password again.',
  mismatch: 'Passwords do not match',
  otpMissing: 'Please enter the six digits of the mail.',
  none: 'At least {least} characters. A few words together are easy to keep and hard to guess.',
  short: 'A little longer: at least {least} characters.',
  common: 'Everybody tries this one first. A few words together are better.',
  weak: 'Easy to guess. Another word helps.',
  fair: 'Good. One more word makes it strong.',
  strong: 'Strong.',
});
