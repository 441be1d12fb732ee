import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteNames, repoRoot } from '../build/remotePackages.ts';

const contract = join(repoRoot, 'api/contract/src');

/** A file and all that it imports, as long as that lies in the contract. */
function filesFrom(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const imported = [...source.matchAll(/^(?:import|export) (?!type ).*?from '([^']+)';/gms)].map(
    ([, from]) => from ?? '',
  );
  return [
    file,
    ...imported.flatMap((from) => (from.startsWith('.') ? filesFrom(join(dirname(file), from)) : [from])),
  ];
}

it('the values for browsers draw no package in', () => {
  const files = filesFrom(join(contract, 'values.ts'));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !file.startsWith('/'))).toEqual([]);
});

it('a look at the whole contract would have found one', () => {
  expect(filesFrom(join(contract, 'text.ts'))).toContain('zod');
});

/** Something of the whole contract that is more than a type: 22 KB of zod come with it. */
const WHOLE = /^import (?!type )(?!\{(?:\s*type [^,}]+,?)*\s*\})[^;]*? from '@plaza\/api-contract';/gms;

it('code that runs in browsers takes values from there alone', () => {
  const files = execFileSync('git', ['ls-files', ...remoteNames().map((name) => `${name}/src/`)], {
    cwd: repoRoot,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const drawn = files.filter((file) => readFileSync(join(repoRoot, file), 'utf8').match(WHOLE));
  expect(drawn).toEqual([]);
});

it.each([
  ["import { A, type B } from '@plaza/api-contract';", true],
  ["import { type A, B } from '@plaza/api-contract';", true],
  ["import { type A, type B } from '@plaza/api-contract';", false],
  ["import type { A } from '@plaza/api-contract';", false],
  ["import { A } from '@plaza/api-contract/values';", false],
])('%s draws zod in: %s', (line, isDrawn) => {
  expect(line.match(WHOLE) !== null).toBe(isDrawn);
});
