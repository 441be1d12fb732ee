import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artefact } from '@plaza/api-contract';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { describeArtefact } from './describeArtefact.ts';
import { findLooseSelectors } from './findLooseSelectors.ts';
import { drawPictures } from './picture/drawPictures.ts';
import { DRAW } from './picture/pictureConfig.ts';
import { containerName, roomConfig } from './roomConfig.ts';
import { WORKER, workerConfig } from './workerConfig.ts';
import { readJson, readRoom, type Room, repoRoot } from './rooms.ts';
import { sourceVersion } from './sourceVersion.ts';

export interface BuiltRoom {
  name: string;
  version: string;
  /** The folder that is uploaded as it is. */
  dir: string;
  /** False when the files of this very version were there already. */
  fresh: boolean;
}

export interface BuildWish {
  version?: string;
  outDir?: string;
  root?: string;
}

/** Builds a room into `<room>/dist`, or finds it built already. */
export async function buildRoom(name: string, wish: BuildWish = {}): Promise<BuiltRoom> {
  const root = wish.root ?? repoRoot;
  const room = readRoom(name, root);
  const version = wish.version ?? sourceVersion(room, root);
  const outDir = wish.outDir ?? join(room.dir, 'dist');
  if (builtVersion(outDir) === version) return { name, version, dir: outDir, fresh: false };

  const aim = { version, outDir, mode: 'production' as const };
  const stats = await compile(roomConfig(room, aim));
  if (existsSync(join(room.dir, WORKER))) await compile(workerConfig(room, aim));
  const artefact = describeArtefact(room, aim, stats);
  if (artefact.initial && existsSync(join(room.dir, DRAW)))
    await drawPictures(room, aim, artefact.initial, compile);
  checkSheets(room, outDir, containerName(room, version), stats);
  rmSync(join(outDir, 'mf-manifest-stats.json'), { force: true }); // says more of our sources than a visitor needs
  writeFileSync(join(outDir, 'plaza.json'), `${JSON.stringify(artefact, null, 2)}\n`);
  return { name, version, dir: outDir, fresh: true };
}

/** plaza.json is written last, so its presence says that the build came to its end. */
function builtVersion(outDir: string): string | undefined {
  const file = join(outDir, 'plaza.json');
  return existsSync(file) ? readJson<Artefact>(file).version : undefined;
}

export function compile(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors())
          return reject(
            new Error(stats?.toString({ all: false, errors: true }) ?? 'The build gave nothing.'),
          );
        return resolve(
          stats.toJson({
            all: false,
            assets: true,
            chunks: true,
            chunkOrigins: true,
            entrypoints: true,
            ids: true,
          }),
        );
      });
    });
  });
}

/** A remote styles its own elements only. A bare `button { }` would restyle the whole plaza. */
function checkSheets(room: Room, outDir: string, prefix: string, stats: StatsCompilation): void {
  if (room.name === 'shell') return;
  for (const { name } of stats.assets ?? []) {
    if (!name.endsWith('.css')) continue;
    const loose = findLooseSelectors(readFileSync(join(outDir, name), 'utf8'), prefix);
    if (loose.length > 0) {
      throw new Error(
        `${room.name} styles more than its own elements: ${loose.join('; ')}. Use classes of a .module.css file.`,
      );
    }
  }
}
