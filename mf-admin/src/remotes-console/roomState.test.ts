import { aRoom, aVersion } from '../testing/aRoom.ts';
import { liveHealth, roomState } from './roomState.ts';

const failing = aVersion({ health: { browsers: 10, failing: 3 } });

test('switched off says more than anything else', () => {
  expect(roomState(aRoom({ killed: true, versions: [failing] }))).toBe('off');
});

test('a room without a live version is empty', () => {
  expect(roomState(aRoom({ active: null, versions: [] }))).toBe('empty');
});

test('one failing browser makes it failing', () => {
  expect(roomState(aRoom({ versions: [failing] }))).toBe('failing');
});

test('a version on trial shows as long as nothing fails', () => {
  expect(roomState(aRoom({ canary: { version: '1.5.0', percent: 10 } }))).toBe('trying');
});

test('well when browsers load it, unseen when none did', () => {
  expect(roomState(aRoom())).toBe('well');
  expect(roomState(aRoom({ versions: [aVersion({ health: { browsers: 0, failing: 0 } })] }))).toBe('unseen');
});

test('the health counts what is live for somebody, not the versions of old', () => {
  const room = aRoom({
    canary: { version: '1.5.0', percent: 10 },
    versions: [
      aVersion({ version: '1.5.0', health: { browsers: 2, failing: 1 } }),
      aVersion({ health: { browsers: 10, failing: 0 } }),
      aVersion({ version: '1.0.0', health: { browsers: 99, failing: 99 } }),
    ],
  });
  expect(liveHealth(room)).toEqual({ browsers: 12, failing: 1 });
});
