import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../command/run.ts';
import type { BuildAim } from './remoteConfig.ts';
import { containerName, type RemotePackage } from './remotePackages.ts';

/**
 * Runs the `build` script of a remote whose team brings its own tools. It is told where to write, which version it is
 * and what its container has to be called; in return there is a federation manifest.
 */
export async function runItsBuild(remote: RemotePackage, { version, outDir }: BuildAim): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  const npm = process.env.npm_execpath;
  const [program, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const env = { PLAZA_OUT: outDir, PLAZA_VERSION: version, PLAZA_CONTAINER: containerName(remote, version) };
  const { code, output } = await run(program, [...before, 'run', 'build'], { cwd: remote.dir, env });
  if (code !== 0) throw new Error(output.trim());
  if (!existsSync(join(outDir, 'mf-manifest.json')))
    throw new Error(`The build script of ${remote.name} wrote no mf-manifest.json into PLAZA_OUT.`);
}
