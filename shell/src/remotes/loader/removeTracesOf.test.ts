import { aVersion } from '../testing/builders.ts';
import { removeTracesOf } from './filesArrive.ts';
import { trustedOf } from './trust.ts';

const trusted = trustedOf(aVersion(), 'https://plaza.example/');

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
