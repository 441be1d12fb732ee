// Runs a TypeScript file in a process of its own: node --conditions=source runTypeScript.cjs file.ts arguments…
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { join, resolve } = require('node:path');
const { version } = require('@swc/core/package.json');

const OPTIONS = {
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript' },
    transform: { useDefineForClassFields: false },
  },
  module: { type: 'commonjs' },
};

/** A server is hundreds of files, and tests start dozens of servers: what has not changed is not turned again. */
const cache = resolve(__dirname, '../../../.cache/turned');

function turn(source, filename) {
  const key = createHash('sha1')
    .update(JSON.stringify([version, OPTIONS, filename]))
    .update(source);
  const file = join(cache, `${key.digest('hex')}.js`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Only now: to load the compiler takes as long as a few hundred files.
    const { code } = require('@swc/core').transformSync(source, { ...OPTIONS, filename });
    keep(file, code);
    return code;
  }
}

function keep(file, code) {
  try {
    mkdirSync(cache, { recursive: true });
    // Whole or not at all: another process may look for it just now.
    const half = `${file}.${process.pid}`;
    writeFileSync(half, code);
    renameSync(half, file);
  } catch {
    // Not ours to write in, as for the user under whom a test starts a server.
  }
}

Module._extensions['.ts'] = (module, filename) => {
  module._compile(turn(readFileSync(filename, 'utf8'), filename), filename);
};

require(resolve(process.argv[2]));
