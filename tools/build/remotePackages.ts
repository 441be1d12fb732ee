import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The part of a remote's package.json that the build and the registry read. */
export interface RemotePlan {
  contract: string;
  routes: { path: string; access: 'public' | 'member' | 'login-in-place' }[];
  /**
   * Place name to exposed module: `"zones.sidebar": "./sidebar"` comes from src/sidebar.tsx. With `"settings@20"` it stands
   * there beside others, in the order of the numbers.
   */
  widgets: Record<string, string>;
  /** Whether src/service.ts is exposed as `./service`: work without a screen. */
  service?: boolean;
  /** The module whose `buildFramedPages(folder)` builds the pages that the remote shows in frames. */
  framed?: string;
  /** The names under which it keeps something in a browser, a star for what differs. No other package touches these. */
  storage?: string[];
}

/** A remote that is built and deployed: the shell or one remote. */
export interface RemotePackage {
  name: string;
  dir: string;
  packageVersion: string;
  /** Its package.json has a `build` script: the team brings its own tools. */
  buildsItself: boolean;
  plan: RemotePlan;
}

export const repoRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

/** The shell first: a remote is judged by what the live shell offers. */
export function remoteNames(root = repoRoot): string[] {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')),
  );
  return ['shell', ...remotes.toSorted()];
}

export function readRemote(name: string, root = repoRoot): RemotePackage {
  const dir = join(root, name);
  if (!existsSync(join(dir, 'package.json'))) {
    throw new Error(`There is no remote "${name}". Remotes are: ${remoteNames(root).join(', ')}.`);
  }
  const { version, plaza, scripts } = readJson<RemoteManifest>(join(dir, 'package.json'));
  return {
    name,
    dir,
    packageVersion: version,
    buildsItself: scripts?.['build'] !== undefined,
    plan: { contract: plaza?.contract ?? offeredContract(root), routes: [], widgets: {}, ...plaza },
  };
}

interface RemoteManifest {
  version: string;
  plaza?: Partial<RemotePlan>;
  scripts?: Record<string, string>;
}

/** The container's name. It carries the version: with a constant one, a live switch runs old code. */
export function containerName(remote: RemotePackage, version: string): string {
  return `${remote.name}_${version}`.replace(/\W/g, '_').toLowerCase();
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
