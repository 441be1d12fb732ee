import type { Translation } from '@plaza/design-system';
import type { safetyWords } from './words.ts';

export const zoneSafety: Translation<typeof safetyWords> = {
  title: 'Sicherheit',
  freeze: 'Fremde anhalten',
  freezeHint: 'Wer nicht mit dir befreundet ist, steht still; du liest und hörst nichts davon. Taste: X.',
  frozen: 'Fremde sind angehalten. Du liest und hörst nichts von ihnen.',
  thaw: 'Wieder laufen lassen',
  space: 'Abstand',
  spaceHint: 'Fremde sind nicht zu sehen, solange sie dir näher als einen Meter sind.',
};
