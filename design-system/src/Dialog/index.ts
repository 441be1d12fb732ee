export { Dialog, type DialogCloseReason, type DialogProps } from './Dialog.tsx';
