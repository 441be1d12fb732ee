import { dirname, join, normalize } from 'node:path/posix';

export interface Source {
  path: string;
  source: string;
}

/** One folder of a package imports from another: `auth -> users`, and the files where it does. */
export type Arrows = Map<string, string[]>;

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** The arrows between the first folders of each package, by its `src`. Tests and what lies at the top know everybody. */
export function folderArrows(sources: readonly Source[]): Map<string, Arrows> {
  const packages = new Map<string, Arrows>();
  for (const { path, source } of sources) {
    const root = rootOf(path);
    const from = root && folderIn(root, path);
    if (!root || !from) continue;
    const arrows = packages.get(root) ?? new Map<string, string[]>();
    packages.set(root, arrows);
    for (const [, spec = ''] of source.matchAll(IMPORT)) {
      const target = normalize(join(dirname(path), spec));
      const to = target.startsWith(`${root}/`) ? folderIn(root, target) : undefined;
      if (!to || to === from) continue;
      const arrow = `${from} -> ${to}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), path]);
    }
  }
  return packages;
}

/** Folders that lead back to themselves, each as the way round: `a -> b -> a`. Empty when arrows point one way. */
export function findCycles(arrows: Iterable<string>): string[] {
  const targets = targetsOf(arrows);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (folder: string, way: readonly string[]) => {
    const begin = way.indexOf(folder);
    if (begin >= 0) cycles.push([...way.slice(begin), folder].join(' -> '));
    if (begin >= 0 || done.has(folder)) return;
    for (const next of targets.get(folder) ?? []) visit(next, [...way, folder]);
    done.add(folder);
  };
  for (const folder of targets.keys()) visit(folder, []);
  return cycles;
}

function targetsOf(arrows: Iterable<string>): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>();
  for (const arrow of arrows) {
    const [from = '', to = ''] = arrow.split(' -> ');
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  return targets;
}

function rootOf(path: string): string | undefined {
  if (!/\.tsx?$/.test(path) || /\.(test|stories|bench|spec)\.tsx?$|\/testing\//.test(path)) return undefined;
  return /^(.+?\/src)\//.exec(path)?.[1];
}

function folderIn(root: string, path: string): string | undefined {
  const [folder, ...below] = path.slice(root.length + 1).split('/');
  return below.length > 0 && folder !== 'testing' ? folder : undefined;
}
