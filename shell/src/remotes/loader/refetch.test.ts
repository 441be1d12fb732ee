import { aVersion } from '../testing/builders.ts';
import { refetch, removeTracesOf } from './refetch.ts';
import { trustedOf } from './trust.ts';

const trusted = trustedOf(aVersion(), 'https://plaza.example/');

test('replaces every file of the version in the cache, and a file that is missing hinders none', async () => {
  const asked: [string, RequestInit?][] = [];
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    asked.push([address, init]);
    if (address.endsWith('.json')) throw new TypeError('gone');
    return { arrayBuffer: async () => new ArrayBuffer(0) };
  }) as unknown as typeof fetch;
  await refetch(trusted, 1000);
  expect(asked.map(([address]) => address)).toEqual([
    'https://plaza.example/remotes/mf-chat/1.0.0/mf-manifest.json',
    'https://plaza.example/remotes/mf-chat/1.0.0/remoteEntry.0a1b2c3d.js',
  ]);
  expect(asked.every(([, init]) => init?.cache === 'reload')).toBe(true);
});

test('takes away scripts and failed sheets of this version, and nobody else', () => {
  document.head.innerHTML = `
    <script src="https://plaza.example/remotes/mf-chat/1.0.0/a.js"></script>
    <script src="https://plaza.example/remotes/mf-chat/2.0.0/a.js"></script>
    <link rel="stylesheet" href="https://plaza.example/remotes/mf-chat/1.0.0/a.css">
    <link rel="icon" href="https://plaza.example/icon.svg">`;
  removeTracesOf(trusted);
  expect(
    [...document.head.children].map((one) => one.getAttribute('src') ?? one.getAttribute('href')),
  ).toEqual(['https://plaza.example/remotes/mf-chat/2.0.0/a.js', 'https://plaza.example/icon.svg']);
});
