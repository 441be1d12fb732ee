export { closeOnLeaving, takeOwnStep } from './closeOnLeaving.ts';
export { usePopup, type PopupTrigger } from './usePopup.ts';
export { placePopup } from './placePopup.ts';
