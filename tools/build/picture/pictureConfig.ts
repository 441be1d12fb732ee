import { type Configuration, rspack } from '@rspack/core';
import { type BuildAim, remoteConfig } from '../remoteConfig.ts';
import { containerName, type RemotePackage } from '../remotePackages.ts';

/** Where a remote draws its first pictures, if it does. */
export const DRAW = 'src/picture/draw.tsx';

/** The drawing as one file for Node. Names of classes come out as in the remote's own build, whose sheets it wears. */
export function pictureConfig(remote: RemotePackage, aim: BuildAim): Configuration {
  const { context, mode, resolve, module, optimization } = remoteConfig(remote, aim);
  // Sheets as the minifier writes them; what is drawn with runs once.
  const minimizer = optimization?.minimizer?.filter(
    (one) => one instanceof rspack.LightningCssMinimizerRspackPlugin,
  );
  return {
    name: `${remote.name} pictures`,
    mode,
    context,
    target: 'node20',
    entry: { draw: `./${DRAW}` },
    devtool: false,
    cache: false,
    output: {
      path: aim.outDir,
      filename: '[name].cjs',
      cssFilename: '[name].css',
      uniqueName: containerName(remote, aim.version),
      library: { type: 'commonjs2' },
      publicPath: '',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: false,
    },
    resolve,
    module: {
      ...module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
      // For Node it would leave the sheets out.
      generator: { 'css/auto': { exportsOnly: false } },
    },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimizer: minimizer ?? [] },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}
