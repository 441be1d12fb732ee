import type { Translation } from '@plaza/design-system';
import type { settingsWords } from './words.ts';

export const gameSettings: Translation<typeof settingsWords> = {
  title: 'Spieleinstellungen',
  pause: 'Pause',
  goOn: 'Weiter',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
  slow: 'Langsam',
  slowHint: 'Mit 70 Prozent der Geschwindigkeit. Diese Runden haben eine eigene Bestenliste.',
  contrast: 'Hoher Kontrast',
  contrastHint: 'Schlichte Hintergründe und kräftige Umrisse.',
  captions: 'Untertitel',
  captionsHint: 'Worte für Geräusche, die etwas verraten.',
};
