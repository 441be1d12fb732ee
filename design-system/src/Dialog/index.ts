export { Dialog, type DialogCloseReason, type DialogProps } from './Dialog.tsx';
export { afterDialog } from './closeOnBack.ts';
