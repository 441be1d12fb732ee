import { defineWords } from '../words.ts';

export const pwaWords = defineWords('pwa', {
  newVersion: 'A new version is ready',
  reload: 'Reload',
});
