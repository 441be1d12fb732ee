import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The part of a room's package.json that the build and the registry read. */
export interface RoomPlan {
  contract: string;
  routes: { path: string; access: 'public' | 'member' | 'login-in-place' }[];
  /** Place name to exposed module: `"zones.sidebar": "./sidebar"` comes from src/sidebar.tsx. */
  widgets: Record<string, string>;
}

/** A room that is built and deployed: the shell or one remote. */
export interface Room {
  name: string;
  dir: string;
  packageVersion: string;
  plan: RoomPlan;
}

export const repoRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

/** The shell first: a remote is judged by what the live shell offers. */
export function roomNames(root = repoRoot): string[] {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')),
  );
  return ['shell', ...remotes.toSorted()];
}

export function readRoom(name: string, root = repoRoot): Room {
  const dir = join(root, name);
  if (!existsSync(join(dir, 'package.json'))) {
    throw new Error(`There is no room "${name}". Rooms are: ${roomNames(root).join(', ')}.`);
  }
  const { version, plaza } = readJson<{ version: string; plaza?: RoomPlan }>(join(dir, 'package.json'));
  return {
    name,
    dir,
    packageVersion: version,
    plan: plaza ?? { contract: offeredContract(root), routes: [], widgets: {} },
  };
}

/** The contract that a shell built from this checkout offers. */
function offeredContract(root: string): string {
  const source = readFileSync(join(root, 'shell/contract/src/version.ts'), 'utf8');
  const found = /CONTRACT = '(\d+\.\d+)'/.exec(source)?.[1];
  if (!found) throw new Error('shell/contract/src/version.ts does not say which contract it is.');
  return found;
}

/** The one place where JSON of our own packages becomes a type: they are ours, so they are believed. */
export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function findRoot(from: string): string {
  const file = join(from, 'package.json');
  if (existsSync(file) && readJson<{ name: string }>(file).name === 'plaza') return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('Not inside a checkout of Plaza.');
  return findRoot(parent);
}
