import { aRegistry, aRemote, aVersion } from '../testing/builders.ts';
import { isRemoteRegistry } from './isRemoteRegistry.ts';

test('takes a registry', () => {
  expect(isRemoteRegistry(aRegistry())).toBe(true);
  expect(isRemoteRegistry(aRegistry([aRemote({ previous: aVersion() })]))).toBe(true);
  expect(isRemoteRegistry(aRegistry([]))).toBe(true);
});

test('takes what a newer server adds', () => {
  expect(isRemoteRegistry({ ...aRegistry(), weather: 'fine' })).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['text', 'registry'],
  ['a list', []],
  ['an error answer', { code: 'http.unexpected', error: 'Something went wrong.' }],
  ['no revision', { ...aRegistry(), revision: undefined }],
  ['remotes that are no list', { ...aRegistry(), remotes: {} }],
  ['a remote without a version', { ...aRegistry(), remotes: [{ name: 'mf-chat', killed: false }] }],
  ['a previous version that is none', aRegistry([{ ...aRemote(), previous: JSON.parse('{}') }])],
  [
    'a hash that is no text',
    aRegistry([aRemote({ current: { ...aVersion(), integrity: JSON.parse('{"a.js":1}') } })]),
  ],
  ['a container name that is code', aRegistry([aRemote({ current: { ...aVersion(), mfName: 'alert(1)' } })])],
  [
    'a route without an address',
    aRegistry([aRemote({ current: { ...aVersion(), routes: JSON.parse('[{}]') } })]),
  ],
])('refuses %s', (_, value) => {
  expect(isRemoteRegistry(value)).toBe(false);
});
