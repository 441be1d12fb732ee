import { defineWords } from '../words.ts';

export const chatSaveWords = defineWords('chatSave', {
  title: 'Save this chat',
  words:
    'One page with all that you can read here, made on this device. It is not encrypted: keep it where nobody else looks. Pictures and files stand in it by name only.',
  save: 'Save as a file',
  saveAll: 'Save all my chats',
  reading: 'Reading your chats',
  failed: 'That did not work. {why}',
  done: 'Your file is among your downloads.',
  page: 'Plaza chats',
  savedAt: 'Saved on',
});
