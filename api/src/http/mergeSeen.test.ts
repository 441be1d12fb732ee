import { mergeSeen } from './mergeSeen.ts';

const seen = { name: 'Plaza', phone: '1', links: ['a'] };

it('takes what was touched, and leaves what others changed meanwhile', () => {
  const now = { ...seen, phone: '2' };
  expect(mergeSeen(now, { ...seen, name: 'Harbour' }, seen)).toEqual({
    merged: { name: 'Harbour', phone: '2', links: ['a'] },
    conflicts: [],
  });
});

it('names what two have changed to different values, and nothing that they agree on', () => {
  const now = { ...seen, name: 'Theirs', links: ['b'] };
  expect(mergeSeen(now, { ...seen, name: 'Mine', links: ['b'] }, seen).conflicts).toEqual(['name']);
});

it('a field that was emptied was touched', () => {
  const one: { name?: string; phone?: string } = { name: 'Plaza' };
  expect(mergeSeen(one, {}, one)).toEqual({ merged: { name: undefined }, conflicts: [] });
  expect(mergeSeen({ name: 'Theirs' }, {}, one).conflicts).toEqual(['name']);
});

it('takes everything from a client that does not say what it has seen', () => {
  expect(mergeSeen({ ...seen, phone: '2' }, { ...seen, name: 'Mine' }, undefined)).toEqual({
    merged: { ...seen, name: 'Mine' },
    conflicts: [],
  });
});
