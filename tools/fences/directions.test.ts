import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';
import { sourceFiles } from '../command/sourceFiles.ts';

/** Fields in which nobody writes words. */
const WORDLESS = /\btype="(file|checkbox|radio|range|color|hidden|number|date)"|\bhidden\b/;

/** Where people write, and where their words are shown, text runs the way that it is written: Arabic from right to left. */
function findFixedDirections(source: string): string[] {
  const fields = [...source.matchAll(/<(?:textarea|input)\b[^]*?\/>/g)].map(([tag]) => tag);
  const shown = [...source.matchAll(/(<[^<]*>)\s*<RichText\b/g)].map(([, around = '']) => around);
  return [...fields.filter((tag) => !WORDLESS.test(tag)), ...shown]
    .filter((tag) => !/\bdir=/.test(tag))
    .map((tag) => tag.replaceAll(/\s+/g, ' ').slice(0, 80));
}

it('every field of words and every text of a person has dir="auto"', () => {
  const found = sourceFiles()
    .filter((path) => /^(design-system|shell|mf-\w+)\/src\/.*\.tsx$/.test(path))
    .filter((path) => !/\.(test|stories)\.tsx$|\/testing\//.test(path))
    .flatMap((path) =>
      findFixedDirections(readFileSync(join(repoRoot, path), 'utf8')).map((tag) => `${path}: ${tag}`),
    )
    // Digits run in one direction everywhere.
    .filter((line) => !line.startsWith('design-system/src/OtpField/'));
  expect(found).toEqual([]);
});

it.each([
  ['<textarea rows={3} />', 1],
  ['<input value={text} onChange={({ target }) => say(target.value)} />', 1],
  ['<p className={classes.words}>\n  <RichText text={text} />', 1],
  ['<input type="file" />', 0],
  ['<textarea dir="auto" />', 0],
  ['<p dir="auto">\n  <RichText text={text} />', 0],
])('counts in %j', (source, count) => expect(findFixedDirections(source)).toHaveLength(count));
