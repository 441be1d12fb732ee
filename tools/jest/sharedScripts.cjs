const { statSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// Most of what a test file runs is over before optimizing it would have paid; simulations run long enough all the same.
setFlagsFromString('--interrupt-budget=1000000');

/** What the test files of this process share of each project: its sources as they are compiled, by file. */
const projects = new Map();

/** Read anew for each test file: tests, and what helps them and may hold on to one of them. */
const OF_ONE_FILE = /\.(test|bench)\.tsx?$|[\\/]testing[\\/]/;

/**
 * Jest's own runtime, but for this: what a test file imports is read and compiled once in a process, and not again for
 * each test file. It runs anew in each all the same, but for what stays where the environment does (keptEnvironment.cjs).
 * Half of the time in which test files load goes into compiling.
 */
class SharingRuntime extends Runtime {
  /** Where all environments are one: the runtime of the modules that stay. Nothing ends it. */
  #keeper;
  #shared;

  constructor(...args) {
    super(...args);
    const { executor } = this;
    const { transformCache, jestGlobals, environment } = executor;
    if (![executor.compile, transformCache?.transform, jestGlobals?.jestObjectFor].every(isFunction))
      throw new Error('jest-runtime compiles elsewhere now.');
    const { id } = args[0];
    const isFirst = !projects.has(id);
    const shared = projects.get(id) ?? { transforms: new Map(), scripts: new Map(), sourceMaps: new Map() };
    projects.set(id, shared);
    this.#shared = shared;
    if (environment.isKept) {
      if (isFirst) shared.keeper = new SharingRuntime(...args);
      this.#keeper = shared.keeper;
    }

    const transformAlone = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      if (options?.isInternalModule) return transformAlone(filename, options);
      const changed = statSync(filename).mtimeMs;
      const known = shared.transforms.get(filename);
      if (known?.changed !== changed) {
        const code = transformAlone(filename, options);
        const file = transformCache.transforms.get(filename);
        shared.transforms.set(filename, { changed, file });
        if (file.sourceMapPath) shared.sourceMaps.set(filename, file.sourceMapPath);
        return code;
      }
      // As the runtime itself keeps it.
      transformCache.transforms.set(filename, known.file);
      return known.file.code;
    };

    const compileAlone = executor.compile.bind(executor);
    const head = `(function(${executor.injectedModuleParameters.join(',')}){`;
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (context === null) return compileAlone(source, filename);
      let known = shared.scripts.get(filename);
      if (known?.source !== source) {
        known = { source, saysJest: /\bjest\b/.test(source), script: compile(source, filename, head) };
        shared.scripts.set(filename, known);
      }
      return known.script ? known.script.runInContext(context) : compileAlone(source, filename);
    };

    // The object `jest` is made for each module anew, which takes longer than many a module: only who says it has one.
    const makeJest = jestGlobals.jestObjectFor.bind(jestGlobals);
    jestGlobals.jestObjectFor = (filename) =>
      shared.scripts.get(filename)?.saysJest === false ? undefined : makeJest(filename);
  }

  requireModule(from, name, options, isRequireActual) {
    const keeper = this.#keeper;
    if (!keeper || options?.isInternalModule || (name && this._resolution.isCoreModule(name)))
      return super.requireModule(from, name, options, isRequireActual);
    const file = this._resolution.resolveCjs(from, name);
    return OF_ONE_FILE.test(file)
      ? super.requireModule(from, name, options, isRequireActual)
      : keeper.requireModule(from, name, options, isRequireActual);
  }

  /** For the traces of what fails in a module that stays, too. */
  getSourceMaps() {
    return this.#shared.sourceMaps;
  }
}

/** Nothing for what the runtime of a test file has to compile by itself. */
function compile(source, filename, head) {
  // What imports by itself asks the runtime that compiled it, and that one ends with its test file.
  if (/\bimport\(/.test(source)) return undefined;
  try {
    return new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  } catch {
    // Jest has better words for what is wrong with it.
    return undefined;
  }
}

function isFunction(value) {
  return typeof value === 'function';
}

module.exports = { __esModule: true, default: SharingRuntime };
