import { growWithWords } from './CommentForm.tsx';

/** A field with borders of one pixel, and lines of twenty. */
function aField(lines: number): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  const tall = () => (field.style.blockSize === 'auto' ? 0 : Number.parseInt(field.style.blockSize, 10) - 2);
  Object.defineProperty(field, 'clientHeight', { value: 20 });
  Object.defineProperty(field, 'offsetHeight', { value: 22 });
  // As in a browser: words that need less than there is are told as tall as what there is.
  Object.defineProperty(field, 'scrollHeight', { get: () => Math.max(lines * 20, tall()) });
  return field;
}

test('where the browser does not, a field grows with its words and shrinks with them', () => {
  const field = aField(3);
  growWithWords(field);
  expect(field.style.blockSize).toBe('62px');
  const shorter = aField(1);
  shorter.style.blockSize = field.style.blockSize;
  growWithWords(shorter);
  expect(shorter.style.blockSize).toBe('22px');
});

test('where the browser does, it is left alone', () => {
  const field = aField(3);
  Object.assign(field.style, { fieldSizing: 'content' });
  growWithWords(field);
  expect(field.style.blockSize).toBe('');
});
