import type { HealthBeacon } from '@plaza/api-contract';
import { TestClock } from '../../clock/TestClock.ts';
import { sendHealth } from './Health.ts';

const good: HealthBeacon = { remote: 'mf-chat', version: '1.0.0', phase: 'mount', ok: true, ms: 12.6 };
const bad: HealthBeacon = { ...good, phase: 'load', ok: false, reason: 'x'.repeat(400) };

function scene(isOnline = true) {
  const clock = new TestClock();
  const sent: HealthBeacon[][] = [];
  return {
    clock,
    sent,
    health: sendHealth(
      clock,
      (events) => void sent.push(events),
      () => isOnline,
    ),
  };
}

test('sends what a second brought as one batch, in whole milliseconds', async () => {
  const { clock, sent, health } = scene();
  health.note(good);
  health.note({ ...good, ms: 20 });
  expect(sent).toEqual([]);
  await clock.advance(1000);
  expect(sent).toEqual([
    [
      { ...good, ms: 13 },
      { ...good, ms: 20 },
    ],
  ]);
});

test('never sends more than the server takes at once', async () => {
  const { clock, sent, health } = scene();
  for (let count = 0; count < 45; count += 1) health.note(good);
  await clock.advance(1000);
  expect(sent.map(({ length }) => length)).toEqual([20, 20, 5]);
});

test('sends the rest when the page goes away', () => {
  const { sent, health } = scene();
  health.note(good);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

test('tells a failure, in few words, once it is sure that one stays', async () => {
  const { clock, sent, health } = scene();
  health.note(bad);
  await clock.advance(1999);
  expect(sent).toEqual([]);
  await clock.advance(1001);
  expect(sent).toEqual([[{ ...bad, ms: 13, reason: 'x'.repeat(300) }]]);
});

test('does not blame the version for what is called off because one leaves', () => {
  const { sent, health } = scene();
  health.note(good);
  health.note(bad);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([[{ ...good, ms: 13 }]]);
});

test('a browser without network does not blame the version', async () => {
  const { clock, sent, health } = scene(false);
  health.note(bad);
  await clock.advance(10_000);
  expect(sent).toEqual([]);
});
