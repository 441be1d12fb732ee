export { usePopup, type PopupTrigger } from './usePopup.ts';
export { placePopup } from './placePopup.ts';
