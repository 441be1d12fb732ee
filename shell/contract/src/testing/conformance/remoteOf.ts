/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder and the package.json of the remote that a file lies in. */
export interface TestedRemote {
  folder: string;
  name: string;
  contract: string;
  routes: string[];
  widgets: Record<string, string>;
  /** Whether it says that it exposes `./service`. */
  hasService: boolean;
  dependencies: Record<string, string>;
}

interface RemoteManifest {
  name: string;
  plaza: {
    contract: string;
    routes: { path: string }[];
    widgets: Record<string, string>;
    service?: boolean;
  };
  dependencies: Record<string, string>;
}

/** Walks up from a file to its remote: the nearest package.json with a `plaza` entry. */
export function remoteOf(file: string): TestedRemote {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error(`${file} lies in no remote.`);
    folder = dirname(folder);
  }
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, plaza, dependencies }: RemoteManifest = JSON.parse(text);
  if (!plaza) throw new Error(`${folder}/package.json says nothing under "plaza".`);
  const routes = plaza.routes.map((route) => route.path);
  const { contract, widgets, service: hasService = false } = plaza;
  return { folder, name, contract, routes, widgets, hasService, dependencies };
}

/** Whether the remote holds a copy of a package for itself. */
export function hasOwnCopy(remote: TestedRemote, packageName: string): boolean {
  return existsSync(join(remote.folder, 'node_modules', packageName));
}

/** Whether the module that a widget names exists: `./sidebar` is `src/sidebar.tsx`. */
export function hasWidgetModule(remote: TestedRemote, exposed: string): boolean {
  return existsSync(join(remote.folder, 'src', `${exposed.replace(/^\.\//, '')}.tsx`));
}

/** Whether there is a module for the service: `./service` is `src/service.ts`. */
export function hasServiceModule(remote: TestedRemote): boolean {
  return existsSync(join(remote.folder, 'src/service.ts'));
}
