import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findBinaries, installedPackage } from './binaries.ts';
import { serverUser } from './serverUser.ts';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'plaza-bin-')));
const toRemove = [home];
afterAll(() => {
  for (const path of toRemove) rmSync(path, { recursive: true, force: true });
});

/** The package as npm unpacks it: complete but for its links. */
function unpacked(): string {
  const native = join(home, 'native');
  cpSync(installedPackage().native, native, { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(join(native, 'lib'))) {
    if (lstatSync(join(native, 'lib', name)).isSymbolicLink()) rmSync(join(native, 'lib', name));
  }
  return native;
}

describe('findBinaries', () => {
  it('completes the package where it lies', async () => {
    chmodSync(home, 0o755);
    const native = unpacked();
    const { postgres } = await findBinaries(home, serverUser(), { native, version: 'unused' });
    expect(postgres).toBe(join(native, 'bin/postgres'));
    expect(lstatSync(join(native, 'lib/libpq.so.5')).isSymbolicLink()).toBe(true);
  });

  it('says in one line when there is nothing that runs', async () => {
    const nowhere = { native: join(home, 'nowhere'), version: `none-${process.pid}` };
    await expect(findBinaries(home, undefined, nowhere)).rejects.toThrow(/ENOENT|does not run here/);
  });
});

(serverUser() ? describe : describe.skip)('findBinaries as root', () => {
  it('copies it where the server’s user can run it, when it lies under a closed home', async () => {
    const native = unpacked();
    chmodSync(home, 0o700);
    const { postgres } = await findBinaries(home, serverUser(), { native, version: `test-${process.pid}` });
    const copy = dirname(dirname(postgres));
    toRemove.push(copy);
    expect(copy).toMatch(/^\/var\/(lib|tmp)\/plaza\/postgres-test-/);
    expect(execFileSync(postgres, ['--version'], { ...serverUser(), cwd: '/', encoding: 'utf8' })).toMatch(
      /PostgreSQL\) 18\./,
    );
  });
});
