import { defineWords } from '../words.ts';

/** What the door itself says; what stands behind each way in is in forms.words.ts. */
export const doorWords = defineWords('door', {
  back: 'Back',
  loading: 'Loading',
  choose: 'Welcome back',
  chooseWords: 'Sign in to {brand}.',
  emailLogin: 'Sign in',
  emailLoginWords: 'With the address or the {id} you signed up with.',
  forgotPassword: 'Forgot your password?',
  forgotPasswordWords: 'We send a link to the address of your account.',
  resetPassword: 'A new password',
  resetPasswordWords: 'The token stands in the mail that we sent you.',
  entering: 'One moment',
  enteringWords: 'Signing you in.',
  signingIn: 'Signing in',
  getStarted: 'Get Started',
  viaEmail: 'Login via Email',
  signInWith: 'Sign in with {provider}',
  signUpWith: 'Sign up with {provider}',
  newHere: 'New to {brand}? <link>Sign Up</link>',
  noLogin: 'An error occurred during login. Please try again later.',
});
