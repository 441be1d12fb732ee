import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artefact } from '@plaza/api-contract';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { BESIDE, besideConfig, describeBeside } from './besideConfig.ts';
import { checkContractUse } from './contractUse.ts';
import { describeArtefact } from './describeArtefact.ts';
import { findLooseSelectors } from './findLooseSelectors.ts';
import { drawPictures } from './picture/drawPictures.ts';
import { DRAW } from './picture/pictureConfig.ts';
import { type BuildAim, remoteConfig } from './remoteConfig.ts';
import { runItsBuild } from './runItsBuild.ts';
import { workerConfig } from './workerConfig.ts';
import { containerName, readJson, readRemote, type RemotePackage, repoRoot } from './remotePackages.ts';
import { sourceVersion } from './sourceVersion.ts';

export interface BuiltRemote {
  name: string;
  version: string;
  /** The folder that is uploaded as it is. */
  dir: string;
  /** False when the files of this very version were there already. */
  fresh: boolean;
}

export interface BuildOptions {
  version?: string;
  outDir?: string;
  root?: string;
}

/** Builds a remote into `<remote>/dist`, or finds it built already. */
export async function buildRemote(name: string, options: BuildOptions = {}): Promise<BuiltRemote> {
  const root = options.root ?? repoRoot;
  const remote = readRemote(name, root);
  const version = options.version ?? sourceVersion(remote, root);
  const outDir = options.outDir ?? join(remote.dir, 'dist');
  if (builtVersion(outDir) === version) return { name, version, dir: outDir, fresh: false };

  const aim = { version, outDir, mode: 'production' as const };
  const artefact = remote.buildsItself
    ? await buildWithItsTools(remote, aim)
    : await buildWithOurs(remote, aim);
  writeFileSync(join(outDir, 'plaza.json'), `${JSON.stringify(artefact, null, 2)}\n`);
  return { name, version, dir: outDir, fresh: true };
}

/** A team's own build says nothing of itself but what every federation plugin writes: its manifest. */
async function buildWithItsTools(remote: RemotePackage, aim: BuildAim): Promise<Artefact> {
  await runItsBuild(remote, aim);
  checkSheets(remote, aim.outDir);
  return describeArtefact(remote, aim, {});
}

async function buildWithOurs(remote: RemotePackage, aim: BuildAim): Promise<Artefact> {
  checkContractUse(remote);
  const beside = existsSync(join(remote.dir, BESIDE))
    ? describeBeside(await compile(besideConfig(remote, aim)), aim.outDir)
    : undefined;
  const stats = await compile(remoteConfig(remote, aim, beside));
  const alone = workerConfig(remote, aim);
  if (alone) await compile(alone);
  const artefact = describeArtefact(remote, aim, stats);
  if (existsSync(join(remote.dir, DRAW))) await drawPictures(remote, aim, artefact.initial, compile);
  checkSheets(remote, aim.outDir, containerName(remote, aim.version));
  rmSync(join(aim.outDir, 'mf-manifest-stats.json'), { force: true }); // says more of our sources than a visitor needs
  // After the sheets were looked at: what is in a frame styles nobody else.
  if (remote.plan.framed) await buildFramed(remote.plan.framed, join(aim.outDir, 'framed'));
  return artefact;
}

/** Pages with an origin of nobody, each whole in a folder of its own. Who builds them is named in the remote's package.json. */
async function buildFramed(module: string, folder: string): Promise<void> {
  const { buildFramedPages } = (await import(module)) as {
    buildFramedPages: (folder: string) => Promise<void>;
  };
  await buildFramedPages(folder);
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
function checkSheets(remote: RemotePackage, outDir: string, prefix?: string): void {
  if (remote.name === 'shell') return;
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css')) continue;
    const loose = findLooseSelectors(readFileSync(join(outDir, name), 'utf8'), prefix);
    if (loose.length > 0) {
      throw new Error(
        `${remote.name} styles more than its own elements: ${loose.join('; ')}. Use classes of a .module.css file.`,
      );
    }
  }
}
