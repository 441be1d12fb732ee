import type { Translation } from '@plaza/design-system';
import type { keyNoticeWords } from './keyNotices.words.ts';

export const chatKeyNotices: Translation<typeof keyNoticeWords> = {
  safetyChanged:
    'Deine Sicherheitsnummer mit {name} hat sich geändert: neue Schlüssel nach einem neuen Anfang.',
  keysForked:
    'Die Schlüssel von {name} passen nicht zu dem, was dieses Gerät kennt. Nichts wird gesendet, bis du vergleichst.',
  keyless: '{name} hat den Chat noch nicht geöffnet. Was du schreibst, wartet und öffnet sich dann.',
  compare: 'Vergleichen',
};
