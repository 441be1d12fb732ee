import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuiltRoom, buildRoom, readJson, repoRoot } from '@plaza/tools/build';

/** Copies are built inside the checkout, so that they find its node_modules. */
const workshop = join(repoRoot, '.cache/e2e');

interface Wish {
  name: string;
  version: string;
  /** The folder to copy: a fixture or a room of ours. */
  from: string;
  /** Text to replace, by file below `src`: what a developer of that team would have typed. */
  edits?: Record<string, (source: string) => string>;
  plan?: unknown;
}

/** Builds a copy of a room under another name or version, with a few words changed. */
export async function buildCopy(wish: Wish): Promise<BuiltRoom> {
  const root = join(workshop, `${wish.name}-${wish.version}`);
  const room = join(root, wish.name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(room, { recursive: true });
  cpSync(join(wish.from, 'src'), join(room, 'src'), { recursive: true });
  const manifest = wish.plan
    ? { name: `@plaza/${wish.name}`, version: wish.version, type: 'module', plaza: wish.plan }
    : readJson<object>(join(wish.from, 'package.json'));
  writeFileSync(join(room, 'package.json'), JSON.stringify(manifest));
  if (wish.name === 'shell') linkContract(root);
  for (const [file, edit] of Object.entries(wish.edits ?? {})) {
    const path = join(room, 'src', file);
    const before = readFileSync(path, 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`The edit of ${wish.name}/src/${file} found nothing to change.`);
    writeFileSync(path, after);
  }
  return buildRoom(wish.name, { root, version: wish.version });
}

/** The shell's own contract is read from the copy's root. */
function linkContract(root: string): void {
  const contract = join(root, 'shell/contract');
  mkdirSync(dirname(contract), { recursive: true });
  symlinkSync(join(repoRoot, 'shell/contract'), contract);
}
