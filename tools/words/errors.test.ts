import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';

const src = join(repoRoot, 'api/src');

test('every error that the api declares is said in German, and no other', async () => {
  const codes = await declaredCodes();
  expect(codes.length).toBeGreaterThan(40);
  const said = await germanCodes();
  expect({
    missing: codes.filter((code) => !said.includes(code)),
    unknown: said.filter((code) => !codes.includes(code)),
  }).toEqual({ missing: [], unknown: [] });
});

/** Read as they run: a code may be made where no search would find it. */
async function declaredCodes(): Promise<string[]> {
  const declaring = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /([.]errors|[\\/]commonErrors)\.ts$/.test(path),
  );
  for (const path of declaring) await import(join(src, path));
  const { declaredErrors } = (await import(join(src, 'http/errors.ts'))) as {
    declaredErrors: () => ReadonlyMap<string, unknown>;
  };
  // Tests that ran before in this process declare some of their own.
  return [...declaredErrors().keys()].filter((code) => !code.startsWith('test.'));
}

async function germanCodes(): Promise<string[]> {
  const { german } = (await import(join(repoRoot, 'shell/src/api/errors.de.ts'))) as {
    german: { byCode: Record<string, string> };
  };
  return Object.keys(german.byCode);
}
