import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearIncoming } from './clearIncoming.ts';

const now = new Date('2026-11-20T12:00:00Z');

it('takes away what was left behind long ago, and nothing that may be coming just now', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-incoming-'));
  for (const [name, minutes] of [
    ['left', 61],
    ['coming', 2],
  ] as const) {
    const at = new Date(now.getTime() - minutes * 60_000);
    await writeFile(join(folder, name), 'x');
    await utimes(join(folder, name), at, at);
  }
  await clearIncoming(folder, now);
  expect(await readdir(folder)).toEqual(['coming']);
  await rm(folder, { recursive: true });
});

it('has nothing to do in a server that never received anything', async () => {
  await expect(clearIncoming(join(tmpdir(), 'plaza-no-such-folder'), now)).resolves.toBeUndefined();
});
