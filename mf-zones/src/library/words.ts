import { defineWords } from '../words.ts';

export const libraryWords = defineWords('library', {
  title: 'The shelf',
  shelf: 'Nineteen books',
  page: 'Page {page} of {pages}',
  text: 'This is page {page} of {title}. The library keeps its books for reading together; bring your own copy and tell the others what you think.',
  turn: 'Turn Page',
  back: 'Back to the shelf',
  notes: 'Your notes',
  notesHere: 'Write your thoughts or progress...',
  notesKept: 'Only you see them. They are kept.',
  notesWriting: 'Keeping them...',
  notesFailed: 'They could not be kept. They are tried again when you write on.',
});
