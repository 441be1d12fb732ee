import { defineWords } from '../words.ts';

export const chatSettingsWords = defineWords('chatSettings', {
  title: 'Chat settings',
  loading: 'Loading your settings',
  failed: 'Your settings did not load',
  receiptsTitle: 'Who knows what',
  receipts: 'Read receipts',
  receiptsHint:
    'Others see when you have read their messages, and you see it of them. Switched off, neither does. That messages arrived is always told.',
  keys: 'Chat keys',
  keysWords: 'What opens your chats on other devices, and the devices that have them.',
  keysOpen: 'Open chat keys',
  save: 'A copy for yourself',
});
