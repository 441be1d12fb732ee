import type { Translation } from '@plaza/design-system';
import type { refusalWords } from './words.ts';

export const refusal: Translation<typeof refusalWords> = {
  away: 'Du bist gerade nicht mit dieser Zone verbunden, darum hat das niemand gehört. Versuche es gleich noch einmal.',
  demo: 'Gäste der Demo können hier gehen und winken. Was sie sagen oder benutzen, bemerkt sonst niemand.',
  muted:
    'Die Moderation hat dich für eine Zeit stummgeschaltet: Du kannst hier sein, aber niemand hört dich.',
  rate: 'Das war viel auf einmal; das Letzte hat niemand gehört. Warte bitte ein paar Sekunden.',
  'not-yours': 'Das darf nur, wer diese Zone gemacht hat.',
  ruled: 'Gegen einige dieser Worte steht eine Regel der Moderation. Bitte wähle andere.',
  failed: 'Das ist bei den anderen nicht angekommen. Bitte versuche es noch einmal.',
};
