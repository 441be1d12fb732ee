import { dirname, join } from 'node:path';
import { type Compiler, rspack, type RspackPluginInstance } from '@rspack/core';
import { repoRoot } from './rooms.ts';

/**
 * The federation plugin binds its runtime as CommonJS, which nothing can be shaken out of. The same
 * packages ship modules too: taking those saves 5.7 KB gz of the shell's first load.
 */
export const leanFederation: RspackPluginInstance = {
  apply(compiler: Compiler) {
    for (const [request, context, instead] of replaced) {
      new rspack.NormalModuleReplacementPlugin(request, (resource) => {
        if (context.test(resource.context)) resource.request = instead;
      }).apply(compiler);
    }
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

/** What it brings for developers, and a visitor would pay for: by request, by who asks, and what they get instead. */
const replaced: [request: RegExp, context: RegExp, instead: string][] = [
  [
    // Error codes come with sentences and a link each. The code is what we act on and show: 0.5 KB gz less.
    /^\.\/desc\.m?js$/,
    /@module-federation.error-codes/,
    'data:text/javascript,export const runtimeDescMap={},errorDescMap={},typeDescMap={},buildDescMap={};',
  ],
  [
    // The logger knows compilers, levels and stack traces. What must be said goes to the console: 0.4 KB gz less.
    /^\.\/logger\.js$/,
    /@module-federation.sdk/,
    'data:text/javascript,const none=()=>{};' +
      'export const createLogger=(name)=>({log:none,info:none,debug:none,success:none,ready:none,' +
      'warn:(...said)=>console.warn(name,...said),error:(...said)=>console.error(name,...said)}),' +
      'createInfrastructureLogger=createLogger,bindLoggerToCompiler=none,' +
      'logger=createLogger("Federation"),infrastructureLogger=logger;',
  ],
  [
    // For remotes that a build names by itself. Ours come from the registry: 0.9 KB gz less.
    /^\.\/remotes\.js$/,
    /@module-federation.webpack-bundler-runtime/,
    'data:text/javascript,export const remotes=()=>{};',
  ],
  // It reads every range that npm knows. Ours are few, and the registry has checked them: 1.2 KB gz less.
  [/semver\/index\.js$/, /@module-federation.runtime-core/, join(repoRoot, 'tools/build/lean/satisfy.ts')],
];

function asModule(file: string): string {
  return file.replace(/\.cjs$/, '.js');
}
