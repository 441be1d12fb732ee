// What a guest's first page does not need; a member's frame comes as one chunk of its own.
export { AnnouncementBanner } from './announcements/AnnouncementBanner.tsx';
export { Frame } from './frame/Frame.tsx';
export { FrameDialogs } from './dialogs/FrameDialogs.tsx';
export { SlotPortals } from './frame/SlotPortals.tsx';
export { sayFull } from './session/sayFull.ts';
