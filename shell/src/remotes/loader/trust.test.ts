import { aVersion } from '../testing/builders.ts';
import { integrityOf, NEVER, trustedOf } from './trust.ts';

const page = 'https://plaza.example/chat';
const known = [
  trustedOf(aVersion({ integrity: { 'mf-manifest.json': 'sha384-manifest', 'a.js': 'sha384-a' } }), page),
];

test.each([
  ['by address', 'https://plaza.example/remotes/mf-chat/1.0.0/a.js', 'sha384-a'],
  ['by path', '/remotes/mf-chat/1.0.0/a.js', 'sha384-a'],
  ['with a query, as Retry asks for it', '/remotes/mf-chat/1.0.0/mf-manifest.json?r=2', 'sha384-manifest'],
])('a published file has its hash: %s', (_, address, hash) => {
  expect(integrityOf(address, known, page)).toBe(hash);
});

test.each([
  ['a file without a hash', '/remotes/mf-chat/1.0.0/b.js'],
  ['a file of another version', '/remotes/mf-chat/2.0.0/a.js'],
  ['a file of another origin', 'https://elsewhere.example/remotes/mf-chat/1.0.0/a.js'],
  ['a way around the folder', '/remotes/mf-chat/1.0.0/../../evil/a.js'],
])('nothing fulfils what is asked of %s', (_, address) => {
  expect(integrityOf(address, known, page)).toBe(NEVER);
});
