import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';
import { sourceFiles } from '../command/sourceFiles.ts';
import { findRetiredWords } from './findRetiredWords.ts';

const glossary = readFileSync(join(repoRoot, 'docs/GLOSSARY.md'), 'utf8');
const entries = glossary.split('\n').filter((line) => /^\| [a-z]/.test(line));

test('has at most forty words, in their order, each once', () => {
  const names = entries.map((line) => line.split('|')[1]?.trim() ?? '');
  expect(names.length).toBeLessThanOrEqual(40);
  expect(names).toEqual([...new Set(names)].toSorted((one, other) => one.localeCompare(other)));
});

test('no identifier is made of a retired word', () => {
  const complaints = sourceFiles(repoRoot)
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/migrations\/|[./]d\.ts$|glossary\/|mf-games\/arcade\/|mf-zones\/src\/world\/|build\/lean\//.test(
          file,
        ),
    )
    .flatMap((file) =>
      findRetiredWords(readFileSync(join(repoRoot, file), 'utf8')).map((found) => `${file}: ${found}`),
    );
  expect(complaints).toEqual([]);
});

test('a retired word is found in every shape of a name, and not in prose', () => {
  const source = "const aRoom = HOUSE_KEY; // the house\nsay('no room here', useWishes, mushroom);";
  expect(findRetiredWords(source).map((found) => found.split(':')[0])).toEqual([
    'aRoom',
    'HOUSE_KEY',
    'useWishes',
  ]);
});
