import { type Configuration, rspack } from '@rspack/core';

/** Compiles what runs in a frame: plain scripts for browsers of today, and nothing around them. */
export function compile(wish: Configuration): Promise<void> {
  const compiler = rspack({
    target: ['web', 'es2022'],
    devtool: false,
    resolve: { conditionNames: ['source', '...'], extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
        { test: /\.css$/, type: 'css' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { compress: { passes: 3, ecma: 2022 }, format: { comments: false, ecma: 2022 } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    ...wish,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ all: false, errors: true }) ?? 'The build gave nothing.'));
        else resolve();
      });
    });
  });
}
