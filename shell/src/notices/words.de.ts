import type { Translation } from '@plaza/design-system';
import type { noticeWords } from './words.ts';

export const notices: Translation<typeof noticeWords> = {
  title: 'Neue Nachricht von {sender}',
  unread: 'Öffne den Chat, um sie zu lesen.',
  unreadable: 'Die Nachricht ließ sich nicht entschlüsseln',
};
