import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';
import { sourceFiles } from '../command/sourceFiles.ts';
import { findCycles, folderArrows } from './folderArrows.ts';

const sources = sourceFiles()
  .filter((path) => /^(api|design-system|shell|mf-\w+)\/.*\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(join(repoRoot, path), 'utf8') }));
const packages = [...folderArrows(sources)];

it.each(packages)('%s has no folders that import each other in a circle', (_root, arrows) => {
  const cycles = findCycles(arrows.keys());
  expect(cycles.map((cycle) => `${cycle}: move what both need to the folder that knows less`)).toEqual([]);
});

it('looks at every package that has folders', () => {
  const found = packages.map(([root]) => root);
  expect(found).toEqual(
    expect.arrayContaining([
      'api/src',
      'api/contract/src',
      'api/signalr/src',
      'design-system/src',
      'shell/src',
    ]),
  );
  expect(found.filter((root) => root.startsWith('mf-'))).toHaveLength(5);
});

it('what the api shares imports no feature', () => {
  const shared = ['http', 'db', 'jobs', 'language'];
  const arrows = [...(folderArrows(sources).get('api/src') ?? [])];
  const leaving = arrows.filter(([arrow]) => {
    const [from = '', to = ''] = arrow.split(' -> ');
    return shared.includes(from) && !shared.includes(to);
  });
  expect(leaving).toEqual([]);
});

describe('turns red', () => {
  const cyclesOf = (files: Record<string, string>) =>
    findCycles(
      (
        folderArrows(Object.entries(files).map(([path, source]) => ({ path, source }))).get('api/src') ??
        new Map()
      ).keys(),
    );

  it('when two folders import each other, also only a type, and at any depth', () => {
    const files = {
      'api/src/feed/deep/one.ts': `import type { User } from '../../users/User.ts';`,
      'api/src/users/User.ts': `const feed = await import('../feed/deep/one.ts');`,
    };
    expect(cyclesOf(files)).toEqual(['feed -> users -> feed']);
  });

  it('when three do so in a circle, and not when they do not', () => {
    const files = {
      'api/src/a/a.ts': `import '../b/b.ts';`,
      'api/src/b/b.ts': `export { c } from '../c/c.ts';`,
      'api/src/c/c.ts': `import { a } from '../a/a.ts';`,
    };
    expect(cyclesOf(files)).toEqual(['a -> b -> c -> a']);
    expect(cyclesOf({ ...files, 'api/src/c/c.ts': `import { zod } from 'zod';` })).toEqual([]);
  });

  it('but not for tests, for helpers of tests, and for what lies at the top', () => {
    const files = {
      'api/src/a/a.ts': `import '../b/b.ts'; import type { Plaza } from '../plaza.ts';`,
      'api/src/b/b.test.ts': `import { a } from '../a/a.ts';`,
      'api/src/b/testing/aB.ts': `import { a } from '../../a/a.ts';`,
      'api/src/plaza.ts': `import { a } from './a/a.ts';`,
    };
    expect(cyclesOf(files)).toEqual([]);
  });
});
