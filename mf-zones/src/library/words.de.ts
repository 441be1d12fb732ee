import type { Translation } from '@plaza/design-system';
import type { libraryWords } from './words.ts';

export const library: Translation<typeof libraryWords> = {
  title: 'Das Regal',
  shelf: 'Neunzehn Bücher',
  page: 'Seite {page} von {pages}',
  text: 'Das ist Seite {page} von {title}. Die Bücherei hat ihre Bücher zum gemeinsamen Lesen; bring dein eigenes Exemplar mit und sag den anderen, was du denkst.',
  turn: 'Umblättern',
  back: 'Zurück zum Regal',
  notes: 'Deine Notizen',
  notesHere: 'Schreib deine Gedanken auf oder wie weit du bist …',
  notesKept: 'Nur du siehst sie. Sie werden behalten.',
  notesWriting: 'Wird gespeichert …',
  notesFailed: 'Sie ließen sich nicht speichern. Sobald du weiterschreibst, wird es wieder versucht.',
};
