import { arrivalIn } from './useArrival.ts';

test.each([
  ['#reset=3.abc-_', { kind: 'reset', token: '3.abc-_' }],
  ['#oauth=c0de', { kind: 'outside', code: 'c0de' }],
  [
    '#state=s1&id_token=head.body.sign&authuser=0',
    { kind: 'google', credential: 'head.body.sign', state: 's1' },
  ],
  ['#oauth-error=auth.wrong-outside', { kind: 'refused' }],
  ['#error=access_denied&state=s1', { kind: 'refused' }],
  ['#main', undefined],
  ['#reset=', undefined],
  ['', undefined],
])('%j brings %j', (hash, arrival) => {
  expect(arrivalIn(hash)).toEqual(arrival);
});
