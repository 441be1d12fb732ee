import type { Translation } from '@plaza/design-system';
import type { announcementWords } from './words.ts';

export const announcements: Translation<typeof announcementWords> = {
  dismiss: 'Ausblenden',
  more: 'Mehr lesen',
};
