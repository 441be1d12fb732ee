import { slotWords } from './words.ts';

const withName = Object.values(slotWords.now).flatMap((words) =>
  typeof words === 'function' ? [words({ remote: 'Zones' })] : [],
);

test.each(withName)('"%s" reads right, though the name of the remote is a plural', (sentence) => {
  // "Zones takes", "Zones is": verbs of one thing end with an s.
  expect(sentence).not.toMatch(/^Zones \w*s\b/);
});
