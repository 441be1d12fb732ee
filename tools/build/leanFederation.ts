import { join } from 'node:path';
import { type Compiler, rspack, type RspackPluginInstance } from '@rspack/core';
import { repoRoot } from './remotePackages.ts';

/**
 * The federation plugin binds its runtime as CommonJS, which nothing can be shaken out of, and ties each remote to it with
 * glue for every case there is. The same packages ship modules too, and `lean/joinFederation.ts` is the glue for ours:
 * 10 KB gz less of every entry, and 8 of the first page.
 */
export const leanFederation: RspackPluginInstance = {
  apply(compiler: Compiler) {
    new rspack.NormalModuleReplacementPlugin(GLUE, (resource) => {
      resource.request = leanGlue(resource.request);
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap('LeanFederation', () => {
      const { alias } = compiler.options.resolve;
      if (!alias) return;
      for (const [name, file] of Object.entries(alias)) {
        if (name.startsWith('@module-federation/') && typeof file === 'string') alias[name] = asModule(file);
      }
    });
  },
};

const GLUE = /^@module-federation\/runtime\/rspack\.js!=!data:text\/javascript,/;

/** The plugin's own glue brings what it was told as constants, then pages of code. The constants stay. */
function leanGlue(request: string): string {
  const [start = ''] = GLUE.exec(request) ?? [];
  const statements = decodeURIComponent(request.slice(start.length)).split(';');
  const kept = ['plugins', 'container_name', 'share_strategy'].map((part) => {
    const found = statements.find((statement) =>
      statement.startsWith(`const __module_federation_${/plugins/.test(part) ? 'runtime_' : ''}${part}__`),
    );
    if (!found)
      throw new Error(`The federation plugin writes other glue than leanFederation reads: no ${part}.`);
    return found;
  });
  const imports = statements
    .filter((statement) => statement.startsWith('import __module_federation_runtime_plugin_'))
    .map((statement) => statement.replace(/\.cjs"$/, '.js"'));
  const glue = [
    ...imports,
    `import{joinFederation}from${JSON.stringify(join(repoRoot, 'tools/build/lean/joinFederation.ts'))}`,
    ...kept,
    'joinFederation(__webpack_require__,{name:__module_federation_container_name__,' +
      'shareStrategy:__module_federation_share_strategy__,plugins:__module_federation_runtime_plugins__})',
  ];
  return start + encodeURIComponent(glue.join(';'));
}

function asModule(file: string): string {
  return file.replace(/\.cjs$/, '.js');
}
