import { defineWords } from '../words.ts';

export const fileWords = defineWords('file', { invite: 'Choose, drop or paste' });
