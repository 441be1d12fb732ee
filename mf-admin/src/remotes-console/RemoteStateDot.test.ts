import { aRemote, aVersion } from '../testing/aRemote.ts';
import { liveHealth, remoteState } from './RemoteStateDot.tsx';

const failing = aVersion({ health: { browsers: 10, failing: 3 } });

test('switched off says more than anything else', () => {
  expect(remoteState(aRemote({ killed: true, versions: [failing] }))).toBe('off');
});

test('a remote without a live version is empty', () => {
  expect(remoteState(aRemote({ active: null, versions: [] }))).toBe('empty');
});

test('one failing browser makes it failing', () => {
  expect(remoteState(aRemote({ versions: [failing] }))).toBe('failing');
});

test('a version on trial shows as long as nothing fails', () => {
  expect(remoteState(aRemote({ canary: { version: '1.5.0', percent: 10 } }))).toBe('trying');
});

test('well when browsers load it, unseen when none did', () => {
  expect(remoteState(aRemote())).toBe('well');
  expect(remoteState(aRemote({ versions: [aVersion({ health: { browsers: 0, failing: 0 } })] }))).toBe(
    'unseen',
  );
});

test('the health counts what is live for somebody, not the versions of old', () => {
  const remote = aRemote({
    canary: { version: '1.5.0', percent: 10 },
    versions: [
      aVersion({ version: '1.5.0', health: { browsers: 2, failing: 1 } }),
      aVersion({ health: { browsers: 10, failing: 0 } }),
      aVersion({ version: '1.0.0', health: { browsers: 99, failing: 99 } }),
    ],
  });
  expect(liveHealth(remote)).toEqual({ browsers: 12, failing: 1 });
});
