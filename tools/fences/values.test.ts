import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';

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
