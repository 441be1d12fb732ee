import type { Translation } from '@plaza/design-system';
import type { chatSettingsWords } from './words.ts';

export const chatSettings: Translation<typeof chatSettingsWords> = {
  title: 'Chat-Einstellungen',
  loading: 'Deine Einstellungen werden geladen',
  failed: 'Deine Einstellungen ließen sich nicht laden',
  receiptsTitle: 'Wer was erfährt',
  receipts: 'Lesebestätigungen',
  receiptsHint:
    'Andere sehen, wann du ihre Nachrichten gelesen hast, und du siehst es von ihnen. Ausgeschaltet sieht es niemand. Dass Nachrichten angekommen sind, wird immer gesagt.',
  keys: 'Chat-Schlüssel',
  keysWords: 'Was deine Chats auf anderen Geräten öffnet, und welche Geräte sie haben.',
  keysOpen: 'Chat-Schlüssel öffnen',
  save: 'Eine Kopie für dich',
};
