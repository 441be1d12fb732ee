import type { test as base } from '@playwright/test';
import type { RemoteRegistry } from '@plaza/api-contract';
import { activate, setKilled } from './publish.ts';

/**
 * What is live before each test is live again after it, wherever it broke off: the next test, and a second try, begin
 * with the same server.
 */
export function keepRegistry(test: typeof base): void {
  let before = new Map<string, Live>();
  test.beforeEach(async ({ baseURL }) => {
    before = await liveIn(baseURL);
  });
  test.afterEach(async ({ baseURL }) => {
    for (const [name, now] of await liveIn(baseURL)) {
      const then = before.get(name);
      if (!then) continue;
      if (now.version !== then.version) await activate(baseURL ?? '', name, then.version);
      if (now.killed !== then.killed) await setKilled(baseURL ?? '', name, then.killed);
    }
  });
}

interface Live {
  version: string;
  killed: boolean;
}

async function liveIn(baseURL = ''): Promise<Map<string, Live>> {
  const { shell, remotes } = await registry(baseURL);
  return new Map([
    ['shell', { version: shell.version, killed: false }],
    ...remotes.map(({ name, current, killed }): [string, Live] => [
      name,
      { version: current.version, killed },
    ]),
  ]);
}

export async function registry(baseURL: string): Promise<RemoteRegistry> {
  return (await (await fetch(new URL('/api/remotes', baseURL))).json()) as RemoteRegistry;
}
