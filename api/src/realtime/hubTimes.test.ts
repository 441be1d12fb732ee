import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'plaza-hub-times-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

test('[9-3] a browser may be silent for 120 seconds, and has 30 more to answer; both can be set', () => {
  expect(readConfig({ DATA_DIR }).hub).toEqual({ activityMs: 120_000, pongMs: 30_000 });
  const set = { DATA_DIR, HUB_ACTIVITY_SECONDS: '60', HUB_PONG_SECONDS: '10' };
  expect(readConfig(set).hub).toEqual({ activityMs: 60_000, pongMs: 10_000 });
});
