import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  growl: 'Der Bär wacht auf',
  sleep: 'Der Bär schläft wieder',
  open: 'Das Tor ist offen',
  state: 'Nacht {night}. Noch {apples} Äpfel. {hearts} Herzen.',
};
