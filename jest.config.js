const swc = (options) => [
  '@swc/jest',
  { jsc: { target: 'es2022', ...options }, module: { type: 'commonjs' } },
];

/** Packages that ship modules only; jest runs CommonJS, so swc turns them. */
const MODULES_ONLY = [
  'jose',
  'nodemailer',
  'single-spa',
  'rxjs',
  'three',
  '@pusher',
  '@react-three',
  'zustand',
];
const transformIgnorePatterns = [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`, '\\.pnp\\.[^/]+$'];

/** Reads the words of every folder, and so the components of the packages. */
const WORDS = '/tools/words/words.test.ts';

/**
 * In the sandbox of a test file each look at a global asks node first whether the sandbox has it: a simulation that says
 * Math a million times takes four times as long. These come as arguments. More would be in the way of packages that
 * have names like these for their own.
 */
const QUICK_GLOBALS = ['Math', 'Object', 'Array'];

const common = {
  sandboxInjectedGlobals: QUICK_GLOBALS,
  runtime: '<rootDir>/tools/jest/sharedScripts.cjs',
  transformIgnorePatterns,
};

/** @type {import('jest').Config} */
const api = {
  ...common,
  displayName: 'api',
  testEnvironment: '<rootDir>/tools/jest/keptEnvironment.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  testMatch: ['<rootDir>/api/**/*.test.ts', '<rootDir>/tools/**/*.test.ts'],
  transform: {
    // Objection writes rows onto instances: an uninitialised class field would wipe them.
    '\\.ts$': swc({ parser: { syntax: 'typescript' }, transform: { useDefineForClassFields: false } }),
    '\\.m?js$': swc({ parser: { syntax: 'ecmascript' } }),
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.plaza/', '/\\.cache/'],
  testPathIgnorePatterns: ['/node_modules/', WORDS],
  globalSetup: '<rootDir>/api/src/testing/jest/globalSetup.ts',
  globalTeardown: '<rootDir>/api/src/testing/jest/globalTeardown.ts',
};

/** @type {import('jest').Config} */
const ui = {
  ...common,
  displayName: 'ui',
  testEnvironment: '<rootDir>/tools/jest/screenEnvironment.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  testMatch: [
    ...['design-system', 'shell', 'mf-*', 'e2e/fixtures'].map(
      (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`,
    ),
    `<rootDir>${WORDS}`,
  ],
  transform: {
    '\\.tsx?$': swc({
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    }),
    '\\.m?jsx?$': swc({ parser: { syntax: 'ecmascript' } }),
    '\\.css$': '<rootDir>/tools/jest/cssTransform.cjs',
    '\\.(svg|png|jpe?g|webp|avif|woff2|glb)$': '<rootDir>/tools/jest/fileTransform.cjs',
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.types/', '/\\.cache/'],
  setupFiles: ['<rootDir>/tools/jest/browserGlobals.cjs'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/testingLibrary.cjs'],
};

/** Numbers over a crowd of a hundred thousand: `npm run bench`, on a machine with nothing else to do. */
const bench = { ...api, displayName: 'bench', testMatch: ['<rootDir>/api/**/*.bench.ts'] };

export default {
  // Long enough for a machine with much else to do. No test passes by being quick.
  testTimeout: 60_000,
  projects: process.env.PLAZA_BENCH ? [bench] : [api, ui],
};
