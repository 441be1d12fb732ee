import { defineWords } from '../words.ts';

export const alertWords = defineWords('alert', { cancel: 'Cancel' });
