import type { Entry } from './Entry.ts';
import { rankEntries } from './rankEntries.ts';

const entry = (label: string, more: Partial<Entry> = {}): Entry => ({
  id: label,
  group: 'pages',
  label,
  leads: { to: '/' },
  ...more,
});
const labels = (text: string, ...entries: Entry[]) => rankEntries(entries, text).map(({ label }) => label);

test('a name that begins so comes before one that only holds it', () => {
  expect(labels('ga', entry('Vegas'), entry('The Games'), entry('Games'))).toEqual([
    'Games',
    'The Games',
    'Vegas',
  ]);
});

test('accents and capitals do not matter', () => {
  expect(labels('EMILE', entry('Émile Zoë'))).toEqual(['Émile Zoë']);
  expect(labels('zoë', entry('Emile Zoe'))).toEqual(['Emile Zoe']);
});

test('what is said beside a name finds it too, last', () => {
  const found = labels('cedar', entry('Ada', { hint: '@cedar' }), entry('Cedar Novak'));
  expect(found).toEqual(['Cedar Novak', 'Ada']);
});

test('what is not meant is not there', () => {
  expect(labels('xyz', entry('Games'))).toEqual([]);
});
