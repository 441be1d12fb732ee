import { everyone } from '../hub/address.ts';
import { seal, unseal } from './envelope.ts';

const said = (value: unknown) =>
  ({
    ...({ act: 'send', from: 'here', hub: '/hub', to: everyone } as const),
    ...{ target: 'posted', values: [value], isEphemeral: false },
  }) as const;

test.each([
  ['a whole number of 64 bits', 9_007_199_254_740_993n],
  ['the largest of them', 2n ** 64n - 1n],
  ['a moment in milliseconds', 1_795_000_000_000],
  ['bytes and a date', { bytes: new Uint8Array([1, 2]), at: new Date('2026-11-20T10:00:00Z') }],
])('%s is to other nodes what it is here', (_what, value) => {
  expect(unseal(seal(said(value)))).toEqual(said(value));
});
