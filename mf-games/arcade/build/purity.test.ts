/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(__dirname, '..');
const games = readdirSync(join(root, 'games')).filter((name) =>
  existsSync(join(root, 'games', name, 'sim.ts')),
);

/** Of Math, what all engines agree on to the last bit. */
const AGREED = /Math\.(?!(?:abs|ceil|floor|imul|max|min|round|sign|sqrt|trunc)\b)\w+/;
const WORLD =
  /\b(?:Date|document|window|navigator|performance|globalThis|setTimeout|setInterval|crypto|localStorage|console|Intl|fetch)\b/;
const POWER = /\*\*/;
const LOCAL = /\.(?:toLocaleString|toLocaleUpperCase|toLocaleLowerCase|localeCompare|toFixed)\b/;

/** What in a source could make a run differ from one machine to another. */
function impurities(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, '');
  return [AGREED, WORLD, POWER, LOCAL].flatMap((rule) => rule.exec(code)?.[0] ?? []);
}

/** A file and all that it imports for its values. */
function filesFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, from] of source.matchAll(/^(?:import|export) (?!type )[\s\S]*?from '([^']+)';/gm))
    filesFrom(join(dirname(file), String(from)), seen);
  return seen;
}

test.each(games)('the rules of %s are the same on every machine', (game) => {
  const files = [...filesFrom(join(root, 'games', game, 'sim.ts'))];
  const found = files.flatMap((file) =>
    impurities(readFileSync(file, 'utf8')).map((what) => `${relative(root, file)}: ${what}`),
  );
  expect(found).toEqual([]);
  expect(
    files.filter((file) => /[\\/](?:draw|flow|sound|juice|input)[\\/]|view/i.test(relative(root, file))),
  ).toEqual([]);
});

test.each(['Math.sin(1)', 'Math.random()', '2 ** 3', 'Date.now()', 'document.title', 'a.localeCompare(b)'])(
  '%s would be found',
  (code) => {
    expect(impurities(`const a = ${code};`)).toHaveLength(1);
  },
);

test('comments and texts are not code', () => {
  expect(impurities("// Math.sin\n/* Date */ const a = 'window';")).toEqual([]);
});
