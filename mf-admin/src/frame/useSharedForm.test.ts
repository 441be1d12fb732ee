import { rebase } from './useSharedForm.ts';

const shown = { name: 'Plaza', phone: '1', links: { demo: { to: '' }, pitch: { to: 'a' } } };

test('keeps what was typed, and takes over what others changed', () => {
  const now = { ...shown, phone: '2' };
  expect(rebase({ ...shown, name: 'Mine' }, shown, now)).toEqual({
    values: { ...now, name: 'Mine' },
    theirs: {},
  });
});

test('says what others have set where something was typed here', () => {
  const typed = { ...shown, name: 'Mine', links: { ...shown.links, demo: { to: 'm' } } };
  const now = { ...shown, name: 'Theirs', links: { demo: { to: 't' }, pitch: { to: 'b' } } };
  expect(rebase(typed, shown, now)).toEqual({
    values: { name: 'Mine', phone: '1', links: { demo: { to: 'm' }, pitch: { to: 'b' } } },
    theirs: { name: 'Theirs', 'links.demo.to': 't' },
  });
});

test('two who type the same agree', () => {
  const both = { ...shown, name: 'Both' };
  expect(rebase(both, shown, both).theirs).toEqual({});
});
