import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../rooms.ts';
import leanIcon from './leanIcon.ts';

const folder = join(repoRoot, 'node_modules/lucide-react/dist/esm/icons');
const read = (name: string) => readFileSync(join(folder, `${name}.mjs`), 'utf8');

it('keeps the lines of an icon, and nothing else of it', () => {
  expect(leanIcon(read('chevron-down'))).toContain('drawIcon([["path",{"d":"m6 9 6 6 6-6"}]])');
  expect(leanIcon(read('chevron-down'))).not.toMatch(/chevron|key/);
});

it('leaves another name of an icon what it is', () => {
  expect(leanIcon(read('alert-circle'))).toBe(read('alert-circle'));
});

it('reads every icon there is', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.mjs') && name !== 'index.mjs');
  expect(names.length).toBeGreaterThan(1000);
  for (const name of names) expect(() => leanIcon(read(name.slice(0, -4)))).not.toThrow();
});

it('says so when lucide writes its icons differently', () => {
  expect(() => leanIcon('export const Bell = make("bell");')).toThrow('differently');
});
