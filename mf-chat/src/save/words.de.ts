import type { Translation } from '@plaza/design-system';
import type { chatSaveWords } from './words.ts';

export const chatSave: Translation<typeof chatSaveWords> = {
  title: 'Chat sichern',
  words:
    'Eine Seite mit allem, was du hier lesen kannst, auf diesem Gerät gemacht. Sie ist nicht verschlüsselt: Bewahr sie auf, wo sonst niemand hinschaut. Bilder und Dateien stehen nur mit Namen darin.',
  save: 'Als Datei sichern',
  saveAll: 'Alle meine Chats sichern',
  reading: 'Deine Chats werden gelesen',
  failed: 'Das hat nicht geklappt. {why}',
  done: 'Deine Datei liegt bei deinen Downloads.',
  page: 'Plaza-Chats',
  savedAt: 'Gesichert am',
};
