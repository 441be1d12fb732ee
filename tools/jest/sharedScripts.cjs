const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// Most of what a test file runs is over before optimizing it would have paid; simulations run long enough all the same.
setFlagsFromString('--interrupt-budget=1000000');

/** Compiled code by file, for all the test files of this process. */
const scripts = new Map();

/**
 * Jest's own runtime, but for one thing: what a test file imports is compiled once in a process, and not again for each
 * test file. It runs anew in each all the same. Half of the time in which test files load goes into compiling.
 */
class SharingRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    if (typeof executor?.compile !== 'function') throw new Error('jest-runtime compiles elsewhere now.');
    const compileAlone = executor.compile.bind(executor);
    const head = `(function(${executor.injectedModuleParameters.join(',')}){`;

    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      // What imports by itself asks the runtime that compiled it, and that one ends with its test file.
      if (context === null || /\bimport\(/.test(source)) return compileAlone(source, filename);
      let known = scripts.get(filename);
      if (known?.source !== source) {
        try {
          const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
          known = { source, script };
        } catch {
          // Jest has better words for what is wrong with it.
          return compileAlone(source, filename);
        }
        scripts.set(filename, known);
      }
      return known.script.runInContext(context);
    };
  }
}

module.exports = { __esModule: true, default: SharingRuntime };
