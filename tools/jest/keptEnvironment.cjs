const { TestEnvironment } = require('jest-environment-node');

/** What is there before the first test file of this process, and how it was. */
let kept;

/**
 * Node's environment, made once for all test files of a process: what they import of node_modules and of our sources is
 * kept in it from one to the next (sharedScripts.cjs), and only the tests are read anew. Starting a server costs far less
 * than loading one. What a test file leaves behind in the globals goes with it.
 */
class KeptEnvironment extends TestEnvironment {
  constructor(config, context) {
    if (kept) return kept.environment;
    super(config, context);
    // Who edits a source while jest watches wants to see what it does now.
    if (config.globalConfig.watch || config.globalConfig.watchAll) return;
    this.isKept = true;
    kept = {
      environment: this,
      globals: Object.getOwnPropertyDescriptors(this.global),
      exit: this.global.process.exit,
      env: { ...this.global.process.env },
    };
  }

  async teardown() {
    if (!this.isKept) return super.teardown();
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    const { process } = this.global;
    process.exit = kept.exit;
    for (const name of Object.keys(process.env)) if (!(name in kept.env)) delete process.env[name];
    Object.assign(process.env, kept.env);
    for (const name of Reflect.ownKeys(this.global)) {
      const before = kept.globals[name];
      const now = Object.getOwnPropertyDescriptor(this.global, name);
      if (!now?.configurable || (before && 'value' in before && before.value === now.value)) continue;
      if (!before) delete this.global[name];
      // One that was read by now has put its value in the place of its getter.
      else if ('value' in before) Object.defineProperty(this.global, name, before);
    }
  }
}

module.exports = KeptEnvironment;
