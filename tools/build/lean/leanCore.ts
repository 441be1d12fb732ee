import { type Patch, patch } from './patch.ts';
import { replaceCalls } from './replaceCalls.ts';

/**
 * A loader for the federation's core, as it is in the shell: one kind of entry (a script), one way to find it (its
 * manifest), nobody who listens to how it goes. What is for other cases falls away: 3 KB gz of the first page.
 */
export default function leanCore(this: { resourcePath: string }, source: string): string {
  const file = /runtime-core[\\/]dist[\\/](.*)$/.exec(this.resourcePath)?.[1]?.replaceAll('\\', '/') ?? '';
  const whole = wholeFiles[file];
  if (whole !== undefined) return whole;
  const unheard = new RegExp(
    `^\\t+(?:${[...silent, ...passing].join('|')}): new \\w+Hook\\([^)]*\\),?\\n`,
    'gm',
  );
  const quiet = [
    ...silent.map((name) => callOf(`lifecycle\\.${name}\\.emit`)),
    callOf('emit(?:After|Error)\\w+'),
  ]
    .reduce((text, call) => replaceCalls(text, call, () => 'void 0'), source)
    .replace(unheard, '');
  const passed = passing
    .map((name) => callOf(`lifecycle\\.${name}\\.emit`))
    .reduce((text, call) => replaceCalls(text, call, (argument) => `(${argument})`), quiet);
  return patch(`@module-federation/runtime-core/${file}`, passed, patches[file] ?? []);
}

function callOf(method: string): RegExp {
  return new RegExp(`(?:await )?\\b(?:\\w+\\.)+${method}\\(`);
}

/** Hooks whose answer nobody waits for, or that without a listener answer nothing. */
const silent = [
  ...['beforeRegisterShare', 'afterRegisterShare', 'afterLoadShare', 'errorLoadShare', 'loadShare'],
  ...['initContainerShareScopeMap', 'init', 'initContainer', 'beforeInitRemote', 'afterInitRemote'],
  ...['beforeGetExpose', 'getModuleFactory', 'afterGetExpose', 'beforeExecuteFactory', 'afterExecuteFactory'],
  ...['beforeRegisterRemote', 'registerRemote', 'afterMatchRemote', 'onLoad', 'afterLoadRemote'],
  ...['errorLoadRemote', 'beforePreloadRemote', 'afterPreloadRemote', 'handlePreloadModule'],
  ...['loadEntry', 'afterLoadEntry', 'loadEntryError', 'getModuleInfo'],
  ...['beforeLoadRemoteSnapshot', 'afterLoadSnapshot', 'beforeLoadManifest', 'afterLoadManifest'],
];

/** Hooks that without a listener answer what they are asked with. */
const passing = [
  'beforeLoadShare',
  'beforeInitContainer',
  'beforeRequest',
  'loadSnapshot',
  'loadRemoteSnapshot',
];

const wholeFiles: Record<string, string> = {
  // What an error says besides its code, for a tool that reads it.
  'utils/context.js': 'export function optionsToMFContext() {}',
  // What plugins of bundlers take from here. Entries of before spread it and use nothing of it.
  'helpers.js': 'export default { global: {}, share: {}, utils: {} };',
};

/** A block that begins with this line and ends where its indentation does. */
const block = (tabs: string, line: string) => new RegExp(`^${tabs}${line}[\\s\\S]*?\\n${tabs}\\}\\n`, 'gm');

const patches: Record<string, Patch[]> = {
  'index.js': [
    [
      / (?:resetFederationGlobalInfo|isStaticResourcesEqual|safeWrapper|type_exports as types),?(?= .*;$)/gm,
      '',
    ],
  ],
  'core.js': [[/\t\tthis\.bridgeHook = new PluginSystem\(\{[\s\S]*?\n\t\t\}\);\n/g, '']],
  'utils/plugin.js': [[/,\n\t\tinstance\.bridgeHook/g, '']],
  'utils/load.js': [
    [/\tif \(isEsmRemoteType\(type\)\) return loadEsmEntry\(\{[^}]*\}\);\n/g, ''],
    [/\tif \(type === "system"\) return loadSystemJsEntry\(\{[^}]*\}\);\n/g, ''],
    ['return type === "esm" || type === "module";', 'return false;'],
    [/\t+const loadEntryHook = .*;\n/g, ''],
    [/loadEntryHook\.emit\(\{[^}]*\}\)/g, 'Promise.resolve()'],
  ],
  'remote/index.js': [
    [
      /\} catch \(error\) \{\n\t+const \{ from = "runtime" \}[\s\S]*?if \(afterLoadRemoteArgs\) void 0;\n\t\t\}/g,
      '} finally {}',
    ],
    [/\t+let afterLoadRemoteArgs;\n/g, ''],
    [/\t+afterLoadRemoteArgs = \{[\s\S]*?\n\t+\};\n/g, ''],
  ],
  'shared/index.js': [
    [block('\\t', 'emit(?:After|Error)\\w+\\('), ''],
    // Shared modules are awaited before a chunk runs that needs them.
    [
      block('\\t', 'loadShareSync\\('),
      '\tloadShareSync(pkgName) {\n\t\terror(`${pkgName} is shared, and has to be waited for.`);\n\t}\n',
    ],
  ],
  // A compiler's advice which exports of a shared package are used. Ours are shared whole.
  'utils/share.js': [
    [
      block('', 'function shouldUseTreeShaking\\('),
      'function shouldUseTreeShaking() {\n\treturn false;\n}\n',
    ],
    ['let useTreesShaking = shouldUseTreeShaking(treeShaking);', 'const useTreesShaking = false;'],
    [block('\\t', 'if \\(useTreesShaking\\) \\{\\n\\t\\tversion = '), ''],
    ['(resolveShare.emit(params) || params).resolver()', 'params.resolver()'],
  ],
  // Remotes of remotes, and shared packages that a remote brings itself.
  'plugins/generate-preload-assets.js': [
    [block('\\t\\t', 'if \\(effectiveRemoteSnapshot\\.remotesInfo\\) \\{'), ''],
    [
      /\t\tif \(isRoot\) preloadConfig = rootPreloadConfig;[\s\S]*?\n\t\telse return;\n/g,
      '\t\tpreloadConfig = rootPreloadConfig;\n',
    ],
    [block('\\t', 'if \\(remoteSnapshot\\.shared && '), ''],
  ],
};
