// Runs a TypeScript file in a process of its own: node --conditions=source runTypeScript.cjs file.ts arguments…
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { resolve } = require('node:path');
const { transformSync } = require('@swc/core');

Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      transform: { useDefineForClassFields: false },
    },
    module: { type: 'commonjs' },
  });
  module._compile(code, filename);
};

require(resolve(process.argv[2]));
