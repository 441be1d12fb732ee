import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';
import { sourceFiles } from '../command/sourceFiles.ts';
import { findRepeats } from './repeats.ts';

const MOST_LINES = 20;

const product = sourceFiles()
  .filter((path) => /\.(tsx?|css|[cm]?js)$/.test(path))
  .filter((path) => !/\.(test|stories|bench)\.|\/testing\/|\/fixtures?\/|^e2e\//.test(path));

const lines = (count: number, name = 'line') =>
  Array.from({ length: count }, (_, index) => `${name}(${index});`).join('\n');

it(`nothing of more than ${MOST_LINES} lines is written twice`, () => {
  const sources = product.map((path) => ({ path, source: readFileSync(join(repoRoot, path), 'utf8') }));
  expect(findRepeats(sources, MOST_LINES)).toEqual([]);
});

it('looks at every package', () => {
  const roots = new Set(product.map((path) => path.split('/')[0]));
  expect([...roots]).toEqual(
    expect.arrayContaining(['api', 'design-system', 'mf-feed', 'mf-zones', 'shell', 'tools']),
  );
});

it('names a passage that stands in two files, however it is indented', () => {
  const twice = [
    { path: 'a.ts', source: `import { line } from './line.ts';\n${lines(6)}` },
    { path: 'b.ts', source: `function all() {\n${lines(6).replace(/^/gm, '  ')}\n}` },
  ];
  expect(findRepeats(twice, 5)).toEqual(['b.ts:2 repeats a.ts:2']);
  expect(findRepeats(twice, 6)).toEqual([]);
});

it('names one that stands twice in a file', () => {
  const source = `${lines(6)}\nbetween();\n${lines(6)}`;
  expect(findRepeats([{ path: 'a.ts', source }], 5)).toEqual(['a.ts:8 repeats a.ts:1']);
});

it('tells a longer one once', () => {
  const sources = ['a.ts', 'b.ts'].map((path) => ({ path, source: lines(30) }));
  expect(findRepeats(sources, 5)).toEqual(['b.ts:1 repeats a.ts:1']);
});

it('lets through what two files import', () => {
  const names = Array.from({ length: 9 }, (_, index) => `  name${index},`).join('\n');
  const sources = ['a', 'b'].map((name) => ({
    path: `${name}.ts`,
    source: `import {\n${names}\n} from './names.ts';\n${lines(6, name)}`,
  }));
  expect(findRepeats(sources, 5)).toEqual([]);
});
