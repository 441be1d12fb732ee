import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuiltRemote, buildRemote, readJson, repoRoot } from '@plaza/tools/build';

/** Copies are built inside the checkout, so that they find its node_modules; two workers may build the same one. */
const workshop = join(repoRoot, '.cache/e2e', process.env['TEST_PARALLEL_INDEX'] ?? '');

interface CopyOptions {
  name: string;
  version: string;
  /** The folder to copy: a fixture or a remote of ours. */
  from: string;
  /** Text to replace, by file below `src`: what a developer of that team would have typed. */
  edits?: Record<string, (source: string) => string>;
  plan?: unknown;
  /** A script in the folder with which the team builds it, in place of ours. */
  build?: string;
}

/** Builds a copy of a remote under another name or version, with a few words changed. */
export async function buildCopy(options: CopyOptions): Promise<BuiltRemote> {
  const root = join(workshop, `${options.name}-${options.version}`);
  const remote = join(root, options.name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(remote, { recursive: true });
  for (const part of ['src', ...(options.build ? [options.build] : [])])
    cpSync(join(options.from, part), join(remote, part), { recursive: true });
  const manifest = options.plan
    ? {
        name: `@plaza/${options.name}`,
        version: options.version,
        type: 'module',
        plaza: options.plan,
        ...(options.build ? { scripts: { build: `node ${options.build}` } } : {}),
      }
    : readJson<object>(join(options.from, 'package.json'));
  writeFileSync(join(remote, 'package.json'), JSON.stringify(manifest));
  if (options.name === 'shell') linkContract(root);
  for (const [file, edit] of Object.entries(options.edits ?? {})) {
    const path = join(remote, 'src', file);
    const before = readFileSync(path, 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`The edit of ${options.name}/src/${file} found nothing to change.`);
    writeFileSync(path, after);
  }
  return buildRemote(options.name, { root, version: options.version });
}

/** The shell's own contract is read from the copy's root. */
function linkContract(root: string): void {
  const contract = join(root, 'shell/contract');
  mkdirSync(dirname(contract), { recursive: true });
  symlinkSync(join(repoRoot, 'shell/contract'), contract);
}
