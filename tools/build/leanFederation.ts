import { dirname, join } from 'node:path';
import { type Compiler, rspack, type RspackPluginInstance } from '@rspack/core';

/**
 * The federation plugin binds its runtime as CommonJS, which nothing can be shaken out of. The same
 * packages ship modules too: taking those saves 5.7 KB gz of the shell's first load.
 */
export const leanFederation: RspackPluginInstance = {
  apply(compiler: Compiler) {
    new rspack.NormalModuleReplacementPlugin(/^\.\/desc\.m?js$/, (resource) => {
      if (/@module-federation.error-codes/.test(resource.context)) resource.request = noSentences;
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap('LeanFederation', () => {
      const alias = compiler.options.resolve.alias;
      const runtime = alias ? alias['@module-federation/runtime'] : undefined;
      if (!alias || typeof runtime !== 'string') return;
      alias['@module-federation/runtime'] = asModule(runtime);
      // The other two are bound by their path, and lie beside it.
      const packages = dirname(dirname(dirname(runtime)));
      for (const name of ['webpack-bundler-runtime', 'inject-external-runtime-core-plugin']) {
        const file = join(packages, name, 'dist', 'index.cjs');
        alias[file] = asModule(file);
      }
    });
  },
};

/**
 * Its error codes come with sentences for developers and a link to each. The code is what we act on
 * and show; the sentences would be half a kilobyte of every first visit.
 */
const noSentences =
  'data:text/javascript,export const runtimeDescMap={},errorDescMap={},typeDescMap={},buildDescMap={};';

function asModule(file: string): string {
  return file.replace(/\.cjs$/, '.js');
}
