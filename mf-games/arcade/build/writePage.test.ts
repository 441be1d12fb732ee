/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_POLICY, writePage } from './writePage.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'arcade-page-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('the page of a game runs under its policy: nothing stands in it, nothing comes from elsewhere', () => {
  for (const name of ['game.1a2b.js', 'game.3c4d.css']) writeFileSync(join(dir, name), '');
  writePage('mole-post', dir);
  const page = readFileSync(join(dir, 'index.html'), 'utf8');
  expect(page).toContain('<script defer src="game.1a2b.js"></script>');
  expect(page).toContain('<title>Mole Post</title>');
  expect(page).not.toMatch(/<style|<script[^>]*>[^<]|\son\w+=|https?:/);
  expect(PAGE_POLICY).toContain("connect-src 'none'");
  expect(PAGE_POLICY).not.toContain('unsafe');
});

test('a build without a script, and a game that the catalogue does not know, are no page', () => {
  expect(() => writePage('mole-post', dir)).toThrow('no script');
  for (const name of ['game.1a2b.js', 'game.3c4d.css']) writeFileSync(join(dir, name), '');
  expect(() => writePage('pong', dir)).toThrow('knows nothing of pong');
});
