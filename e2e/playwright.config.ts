import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices, type Project } from '@playwright/test';
import { findBrowser } from '@plaza/tools/browser';

// Kept in the environment because workers read this file again and must find the same plaza.
process.env['PLAZA_E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'plaza-e2e-'));
const port = Number(process.env['PLAZA_E2E_PORT'] ?? 8391);
const executablePath = findBrowser();

const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Measured on request: `npm run bench`. What they measure is time, so nothing else may run beside them. */
const bench: Project[] = process.env['PLAZA_BENCH']
  ? [{ name: 'bench', testMatch: 'bench/*.bench.ts', dependencies: ['fixtures'], workers: 1, use: moving }]
  : [];

/** Minutes of one walk, with a server of its own that is killed twice: `npm run test:deep` takes them. */
const longWalks = process.env['PLAZA_DEEP'] ? [] : ['start/firstEvening.spec.ts'];

/** Minutes with several people each, drawn without a graphics card. */
const zoneWalks = '**/visit/zones*.spec.ts';

/** One Plaza on two machines, for what `npm run test:deep` walks there. */
const isOnTwo = Boolean(process.env['PLAZA_TWO_MACHINES']);

const plazaEnv = {
  NODE_ENV: 'development',
  LOG_LEVEL: 'warn',
  // A machine with much else to do is no fault.
  DATABASE_WAIT_SECONDS: '10',
  // Nobody is there: a test answers in its place.
  FRAME_ORIGINS: 'https://games.stranger.example,https://www.youtube-nocookie.com',
};

const webServer = {
  command: 'node ../tools/run.mjs start',
  url: `http://127.0.0.1:${port}/readyz`,
  env: { ...plazaEnv, PORT: String(port), DATA_DIR: process.env['PLAZA_E2E_DATA'] },
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  stdout: process.env['DEBUG'] ? 'pipe' : 'ignore',
} as const;

/** The whole product, started as a newcomer starts it, looked at through a real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A second try would hide what fails now and then.
  retries: 0,
  // Ample for a machine with much else to do: what is there is found at once all the same.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    // What a worker asks for, no test can see or answer. Those about the worker allow it.
    serviceWorkers: 'block',
    // Lights that go on and off keep a core busy where there is no graphics card. What moves has its stories, and numbers/.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording slows every test down: only when somebody looks for a fault.
    trace: process.env['PLAZA_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  metadata: { port, plazaEnv },
  ...(isOnTwo ? { globalSetup: './support/openTwoMachines.ts' } : { webServer }),
  projects: [
    { name: 'fixtures', testMatch: 'support/publishFixtures.ts' },
    // These change what is live for everybody: one after the other on a plaza of their own, beside the rest.
    {
      name: 'deploy',
      testMatch: 'deploy/*.spec.ts',
      fullyParallel: false,
      workers: 1,
      dependencies: ['fixtures'],
    },
    // The longest first, or the others wait for them at the end.
    { name: 'zones', testMatch: zoneWalks, dependencies: ['fixtures'] },
    // Each starts a plaza of its own.
    { name: 'start', testMatch: 'start/*.spec.ts', testIgnore: longWalks, dependencies: ['fixtures'] },
    {
      name: 'visit',
      testIgnore: ['**/start/**', '**/deploy/**', '**/numbers/**', zoneWalks],
      dependencies: ['fixtures'],
    },
    // What a page asks for at last depends on how slow it was: when the others are done, a page for each core.
    {
      name: 'numbers',
      testMatch: 'numbers/*.spec.ts',
      dependencies: ['deploy', 'zones', 'start', 'visit'],
      workers: 2,
      use: moving,
    },
    ...bench,
  ],
});
