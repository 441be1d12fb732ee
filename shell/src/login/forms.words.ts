import { defineWords } from '../words.ts';

export const loginWords = defineWords('login', {
  emailOrUsername: 'Email or Username',
  emailOrUsernameMissing: 'Please enter your email or username.',
  password: 'Password',
  passwordMissing: 'Please enter your password.',
  signIn: 'Sign In',
  passkey: 'Sign in with a passkey',
  failed: 'Login failed: {why}',
  refused: 'Login failed: the provider refused it.',
  noGoogle: 'Login failed with Google',
  enterCode: 'Enter your code',
  forgot: 'Forgot your password? <link>Reset it here</link>',
  sendLink: 'Send Reset Link',
  linkSent: 'Password reset link sent to your email!',
  linkFailed: 'Failed to send reset link: {why}',
  token: 'Password Reset Token',
  tokenMissing: 'Please enter the token from the mail.',
  resetLoses:
    'A browser that has your chat keys keeps them. Where there is none, and no recovery code or passkey either, your messages from before stay locked.',
  reset: 'Reset Password',
  resetDone: 'Password reset successfully!',
  resetFailed: 'Password reset failed: {why}',
  mismatch: 'Passwords do not match!',
  later: 'An error occurred. Please try again later...',
});
