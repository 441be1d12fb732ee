import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack, type RuleSetRule } from '@rspack/core';
import type { Beside } from './besideConfig.ts';
import { browsers } from './browsers.ts';
import { leanFederation } from './leanFederation.ts';
import { productionRouter } from './productionRouter.ts';
import { containerName, readJson, type RemotePackage, repoRoot } from './remotePackages.ts';

export interface BuildAim {
  version: string;
  outDir: string;
  mode: 'production' | 'development';
}

/** How a remote becomes files. docs/decisions/0002 has the reason for each setting. */
export function remoteConfig(remote: RemotePackage, aim: BuildAim, beside?: Beside): Configuration {
  const isShell = remote.name === 'shell';
  const id = containerName(remote, aim.version);
  const hashed = aim.mode === 'production' ? '[name].[contenthash:8]' : '[name]';
  // The version in the address tells them apart, and each hash in a name is said once more in every entry.
  const chunk = '[name]';
  return {
    name: remote.name,
    mode: aim.mode,
    context: remote.dir,
    target: ['web', 'es2022'],
    entry: isShell ? { main: entryFile(remote) } : {},
    // No file names its map, and the registry shows it to nobody: it is for the faults that browsers report.
    devtool: aim.mode === 'production' ? 'hidden-source-map' : 'source-map',
    cache: false,
    output: {
      path: aim.outDir,
      uniqueName: id,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      filename: `${hashed}.js`,
      chunkFilename: `${chunk}.js`,
      cssFilename: `${hashed}.css`,
      cssChunkFilename: `${chunk}.css`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // The worker came first, and cleaned.
      clean: !beside,
    },
    // es2015: the modern build of rxjs, without helpers for old browsers.
    resolve: {
      conditionNames: ['source', 'es2015', '...'],
      extensions: ['.tsx', '.ts', '.js'],
      alias: productionRouter(remote),
    },
    module: {
      rules: [
        compileTypeScript(aim),
        {
          test: /\.css$/,
          type: 'css/auto',
          // `--high` and `.high` in one sheet would become one name, and neither would work.
          parser: { namedExports: false, dashedIdents: false },
          // A remote's names carry its own, and so a version's sheet never meets another's. There is one shell on a page.
          generator: { localIdentName: isShell ? '[local]-[hash:3]' : '[uniqueName]__[local]--[hash:3]' },
        },
        { test: /\.(woff2|svg|png|webp|jpg)$/, type: 'asset/resource' },
        // The page names its icon before any script of this version runs.
        { test: /icon\.svg$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: isShell ? 'shell' : id,
        shareStrategy: 'loaded-first',
        shared: sharedPackages(isShell),
        dts: false,
        ...(isShell ? hostSettings : remoteSettings(remote)),
      }),
      leanFederation,
      // What the remote needs, in one place: the registry reads the same line of its package.json.
      new rspack.DefinePlugin({
        PLAZA_CONTRACT: JSON.stringify(remote.plan.contract),
        PLAZA_BESIDE: JSON.stringify(beside ?? null),
      }),
      // A remote's files get the registry's hashes, which the page has already, from the shell (`guardHead`).
      isShell && hashesOfFiles(),
    ],
    optimization: {
      // The shortest names there are. Those that stay the same would help nobody: each version has its own files.
      chunkIds: 'natural',
      moduleIds: 'natural',
      mangleExports: 'size',
      splitChunks: { cacheGroups: isShell ? filesOfShell : filesOfRemote },
      minimizer: [
        minimizeScripts({ exclude: REACT_FILE }),
        // With their names its functions stay where its authors wrote them, which packs 1 KB better. Ours pack worse so.
        minimizeScripts({ include: REACT_FILE }, { keep_fnames: true }),
        // Without targets it writes for browsers that know no logical properties and no light-dark().
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

/** How every TypeScript file of ours becomes JavaScript. */
export function compileTypeScript({ mode }: Pick<BuildAim, 'mode'>): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development' } },
        target: 'es2022',
      },
    },
  };
}

/** sha384 would be half a kilobyte more of every first visit, and nobody forges a sha256 either. */
function hashesOfFiles() {
  return new rspack.SubresourceIntegrityPlugin({
    hashFuncNames: ['sha256'],
    enabled: true,
    htmlPlugin: false,
  });
}

const REACT_FILE = /^react\.js$/;

function minimizeScripts(which: { include: RegExp } | { exclude: RegExp }, compress = {}) {
  return new rspack.SwcJsMinimizerRspackPlugin({
    ...which,
    extractComments: false,
    minimizerOptions: {
      compress: { passes: 3, ecma: 2022, ...compress },
      format: { comments: false, ecma: 2022 },
    },
  });
}

/**
 * What is asked for together is one file: cut up by where it comes from, the same code packs worse, and each file is a
 * hash more in the first one. React is four shared modules and always asked for whole.
 */
const filesOfShell = {
  defaultVendors: false as const,
  default: false as const,
  react: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'all' as const,
    enforce: true,
  },
};

/** The parts of a remote meet on one page: what is large and in several of them stays one file. */
const filesOfRemote = { defaultVendors: false as const };

const hostSettings = {
  remotes: {},
  manifest: false,
  experiments: { provideExternalRuntime: true, asyncStartup: true, optimization: { target: 'web' as const } },
};

function remoteSettings(remote: RemotePackage) {
  const widgets = Object.values(remote.plan.widgets).map((exposed) => [
    exposed,
    `./src/${exposed.slice(2)}.tsx`,
  ]);
  return {
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: {
      './app': './src/remote.tsx',
      ...Object.fromEntries(widgets),
      ...(remote.plan.service && { './service': './src/service.ts' }),
    },
    runtime: false as const,
    manifest: { fileName: 'mf-manifest.json' },
    experiments: { externalRuntime: true, optimization: { target: 'web' as const } },
  };
}

/**
 * One React and one design system for all, from the shell. A remote does not even carry a spare
 * copy (`import: false`); the gate at deploy makes sure that the live shell offers what it needs.
 * Everything else is cheaper bundled than shared, because sharing ends tree shaking.
 */
function sharedPackages(isShell: boolean) {
  return Object.fromEntries(
    sharedNames.map((name) => {
      const requiredVersion = acceptedRange(packageVersion(name.replace(/\/$/, '')));
      return [
        name,
        {
          singleton: true,
          strictVersion: true,
          requiredVersion,
          ...(isShell ? {} : { import: false as const }),
        },
      ];
    }),
  );
}

const sharedNames = ['react', 'react/', 'react-dom', 'react-dom/', '@plaza/design-system'];

/** Any patch of the same minor and later: shell and remotes are built on different days. */
function acceptedRange(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

/** What a shell of this checkout offers and what a remote of it asks for. */
export function packageVersion(name: string): string {
  if (name.startsWith('@plaza/'))
    return readJson<{ version: string }>(join(repoRoot, name.slice(7), 'package.json')).version;
  const require = createRequire(join(repoRoot, 'shell/package.json'));
  return readJson<{ version: string }>(require.resolve(`${name}/package.json`)).version;
}

function entryFile(remote: RemotePackage): string {
  return existsSync(join(remote.dir, 'src/index.tsx')) ? './src/index.tsx' : './src/index.ts';
}
