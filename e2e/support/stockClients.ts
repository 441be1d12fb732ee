import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as signalr from '@microsoft/signalr';
import type { Page } from '@playwright/test';
import { repoRoot } from '@plaza/tools/build';

/** The stock client as npm has it for pages without a bundler, and its other protocol. */
export interface StockClients {
  signalR: typeof signalr & {
    protocols: { msgpack: { MessagePackHubProtocol: new () => signalr.IHubProtocol } };
  };
}

/** One way in which it reaches a hub. */
export interface Way {
  transport: 'WebSockets' | 'ServerSentEvents' | 'LongPolling';
  protocol: 'json' | 'messagepack';
}

/** Every transport with every protocol that it can carry. */
export const everyWay: readonly Way[] = [
  { transport: 'WebSockets', protocol: 'json' },
  { transport: 'WebSockets', protocol: 'messagepack' },
  { transport: 'ServerSentEvents', protocol: 'json' },
  { transport: 'LongPolling', protocol: 'json' },
  { transport: 'LongPolling', protocol: 'messagepack' },
];

export const nameOf = ({ transport, protocol }: Way): string => `${transport}, ${protocol}`;

const bundles = [
  '@microsoft/signalr/dist/browser/signalr.js',
  '@microsoft/signalr-protocol-msgpack/dist/browser/signalr-protocol-msgpack.js',
];

/** Puts the stock client into a page that has nothing else. */
export async function bringStockClients(page: Page): Promise<void> {
  // The package that is judged by them is the one that depends on them.
  const { resolve } = createRequire(join(repoRoot, 'api/signalr/package.json'));
  for (const bundle of bundles) await page.evaluate(readFileSync(resolve(bundle), 'utf8'));
}
