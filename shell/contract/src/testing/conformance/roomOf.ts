/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder and the package.json of the room that a file lies in. */
export interface Room {
  folder: string;
  name: string;
  contract: string;
  routes: string[];
  widgets: Record<string, string>;
  dependencies: Record<string, string>;
}

interface RoomPackage {
  name: string;
  plaza: { contract: string; routes: { path: string }[]; widgets: Record<string, string> };
  dependencies: Record<string, string>;
}

/** Walks up from a file to its room: the nearest package.json with a `plaza` entry. */
export function roomOf(file: string): Room {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error(`${file} lies in no room.`);
    folder = dirname(folder);
  }
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, plaza, dependencies }: RoomPackage = JSON.parse(text);
  if (!plaza) throw new Error(`${folder}/package.json says nothing under "plaza".`);
  const routes = plaza.routes.map((route) => route.path);
  return { folder, name, contract: plaza.contract, routes, widgets: plaza.widgets, dependencies };
}

/** Whether the room holds a copy of a package for itself. */
export function hasOwnCopy(room: Room, packageName: string): boolean {
  return existsSync(join(room.folder, 'node_modules', packageName));
}

/** Whether the module that a widget names exists: `./sidebar` is `src/sidebar.tsx`. */
export function hasWidgetModule(room: Room, exposed: string): boolean {
  return existsSync(join(room.folder, 'src', `${exposed.replace(/^\.\//, '')}.tsx`));
}
