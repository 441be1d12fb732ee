import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../rooms.ts';
import leanSignalR from './leanSignalR.ts';

const folder = join(repoRoot, 'node_modules/@microsoft/signalr/dist/esm');
const read = (name: string) => readFileSync(join(folder, `${name}.js`), 'utf8');
const lean = (name: string, source = read(name)) =>
  leanSignalR.call({ resourcePath: join(folder, `${name}.js`) }, source);

it('leaves nothing of the log and of other platforms in the files that a page loads', () => {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.slice(0, -3))
    // Not loaded: a page has fetch.
    .filter((name) => name !== 'XhrHttpClient');
  expect(names).toContain('HubConnection');
  for (const name of names) expect(lean(name)).not.toMatch(/logger\.log\(|Platform\.isNode/);
});

it('leaves what is no log as it is', () => {
  expect(lean('MessageBuffer')).toBe(read('MessageBuffer'));
  const wordsOf = (source: string) =>
    source.replace(/^\s*(?:this\._)?logger\.log\(.*\);$/gm, '').split(/\s+/);
  expect(wordsOf(lean('HubConnection'))).toEqual(wordsOf(read('HubConnection')));
});

it('says so when the client has changed', () => {
  expect(() => lean('HubConnection', 'export class HubConnection {}')).toThrow(
    'HubConnection has nothing like',
  );
});
