// What few visitors of the login need; it comes as one chunk of its own.
export { ForgotForm, ResetForm } from './ForgottenPassword.tsx';
export { arrive } from './arrive.ts';
export { goToGoogle } from './google.ts';
