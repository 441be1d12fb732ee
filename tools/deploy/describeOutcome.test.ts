import { describeOutcome } from './describeOutcome.ts';

const version = '1.0.0-3f2a9c1d';

it('says what is live', () => {
  const said = describeOutcome('mf-chat', { version, outcome: 'live' }, undefined, '12 s');
  expect(said).toBe('mf-chat 1.0.0-3f2a9c1d is live. (12 s)');
});

it.each(['live', 'canary', 'same'] as const)(
  'says of a remote that is switched off that it stays so, and what switches it on: %s',
  (outcome) => {
    const said = describeOutcome('mf-chat', { version, outcome, isOff: true }, 10, '12 s');
    expect(said).toContain('\nmf-chat is switched off for everyone: npm run remotes -- revive mf-chat');
  },
);
