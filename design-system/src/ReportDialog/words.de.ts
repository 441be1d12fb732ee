import type { Translation } from '../language/index.ts';
import type { reportWords } from './words.ts';

export const report: Translation<typeof reportWords> = {
  why: 'Die Verwaltung sieht es sich an. Sonst erfährt es niemand.',
  reason: 'Was stimmt nicht?',
  spam: 'Spam',
  harassment: 'Belästigung',
  hate: 'Hass',
  violence: 'Gewalt',
  sexual: 'Sexuelle Inhalte',
  'self-harm': 'Selbstverletzung',
  other: 'Etwas anderes',
  note: 'Was sonst noch hilft (freiwillig)',
  send: 'Meldung senden',
};
