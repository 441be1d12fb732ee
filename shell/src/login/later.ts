// What few visitors of the login need; it comes as one chunk of its own.
export { ForgotForm } from './ForgotForm.tsx';
export { ResetForm } from './ResetForm.tsx';
export { arrive } from './arrive.ts';
export { goToGoogle } from './goToGoogle.ts';
