// What a guest's first page does not need; a member's frame comes as one chunk of its own.
export { AnnouncementBanner } from '../announcements/AnnouncementBanner.tsx';
export { Frame } from './Frame.tsx';
export { FrameDialogs } from './FrameDialogs.tsx';
export { SlotPortals } from './SlotPortals.tsx';
