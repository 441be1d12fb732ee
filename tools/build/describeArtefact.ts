import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artefact } from '@plaza/api-contract';
import type { StatsChunk, StatsCompilation } from '@rspack/core';
import { type BuildAim, packageVersion } from './remoteConfig.ts';
import { DESIGN_SYSTEM, exportedNames, usedNames } from './designSystemUse.ts';
import { containerName, readJson, type RemotePackage, repoRoot } from './remotePackages.ts';

/** What the built remote says of itself: `plaza.json`, read by the registry and its gate. */
export function describeArtefact(remote: RemotePackage, aim: BuildAim, stats: StatsCompilation): Artefact {
  const isShell = remote.name === 'shell';
  const gitSha = currentCommit();
  return {
    name: remote.name,
    version: aim.version,
    mfName: containerName(remote, aim.version),
    contract: remote.plan.contract,
    ...(isShell ? { initial: firstPage(stats, aim.outDir) } : { entry: 'mf-manifest.json' }),
    routes: remote.plan.routes,
    widgets: remote.plan.widgets,
    ...(remote.plan.service && { service: true }),
    shared: isShell ? offered() : needed(remote, aim.outDir),
    ...(gitSha ? { gitSha } : {}),
  };
}

const singletons = ['react', 'react-dom', DESIGN_SYSTEM];

function offered(): Artefact['shared'] {
  return Object.fromEntries(
    singletons.map((name) => [
      name,
      {
        version: packageVersion(name),
        // Its version says little: what counts is what was built.
        ...(name === DESIGN_SYSTEM && {
          exports: exportedNames(join(repoRoot, 'design-system/src/index.ts')),
        }),
      },
    ]),
  );
}

/** Read from the manifest, which lists what the built code really asks for; `react-dom/client` counts as react-dom. */
function needed(remote: RemotePackage, outDir: string): Artefact['shared'] {
  const file = join(outDir, 'mf-manifest.json');
  if (!existsSync(file)) return {};
  const { shared } = readJson<{ shared: { name: string; requiredVersion?: string }[] }>(file);
  // The contract's own code is part of every remote.
  const uses = usedNames([join(remote.dir, 'src'), join(repoRoot, 'shell/contract/src')]);
  return Object.fromEntries(
    shared.flatMap(({ name, requiredVersion }) => {
      const offered = singletons.find((single) => name === single || name.startsWith(`${single}/`));
      if (!offered || !requiredVersion) return [];
      return [[offered, { requires: requiredVersion, ...(offered === DESIGN_SYSTEM && { uses }) }]];
    }),
  );
}

/** The files of the very first page, in order, and those that follow so surely that they are worth a preload. */
function firstPage(stats: StatsCompilation, outDir: string) {
  const assets = (stats.entrypoints?.main?.assets ?? []).map(({ name }) => name);
  const shared = (stats.chunks ?? []).filter(isShared).flatMap((chunk) => chunk.files ?? []);
  const fonts = (stats.assets ?? [])
    .map(({ name }) => name)
    // The face of the text. The one of headlines is nearly twice as heavy, and would come before what draws them.
    .filter((name) => /^figtree-letters.*\.woff2$/.test(name));
  const screens = Object.fromEntries(
    Object.entries(screenModules).map(([address, modules]) => [address, filesOf(modules, stats)]),
  );
  return {
    scripts: assets.filter((name) => name.endsWith('.js')),
    sheets: assets.filter((name) => name.endsWith('.css')),
    preload: [...shared, ...fonts],
    preloadHash: Object.fromEntries(
      [...shared, ...Object.values(screens).flat()].map((name) => [name, innerHash(join(outDir, name))]),
    ),
    screens,
  };
}

/** The screens on which somebody arrives. What they ask for comes with the page instead of one way later. */
const screenModules = {
  '/': ['./landing/LandingScreen.tsx'],
  '/login': ['./login/LoginScreen.tsx'],
  '/signup': ['./signup/SignupScreen.tsx'],
  // Of no address: the frame around all of them, for whoever is logged in.
  member: ['./memberFrame.ts'],
  // What their feed is made of, of the design system.
  'member /': ['../PageList/index.ts', './daily.ts'],
};

function filesOf(modules: readonly string[], { chunks = [] }: StatsCompilation): string[] {
  const asked = chunks.filter(({ origins = [] }) =>
    origins.some(({ request }) => modules.includes(request ?? '')),
  );
  return asked.flatMap(({ files = [] }) => files);
}

/** As the bundler writes it into the script that asks for the file. */
function innerHash(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}

/** React and the design system are asked for by the first script, always: no need to wait for it to ask. */
function isShared(chunk: StatsChunk): boolean {
  return (chunk.origins ?? []).some(({ moduleName }) => moduleName?.startsWith('provide shared module'));
}

function currentCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: repoRoot,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return undefined; // a copy without git history is fine
  }
}
