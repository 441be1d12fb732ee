import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as signalr from '@microsoft/signalr';
import type { Page } from '@playwright/test';
import { repoRoot } from '@plaza/tools/build';
import { hubHouse } from '../support/hubHouse.ts';
import { expect, test } from '../support/member.ts';

type StockClient = typeof signalr;

const TRANSPORTS = ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const;

test('[7.3-2] the stock client has every event once over each transport, also after a kill -9 of the server', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const house = await hubHouse();
  try {
    const publish = (text: string) => page.request.get(`${house.url}/test/publish/${text}`);
    await page.goto(`${house.url}/test/page`);
    const token = await (await page.request.get(`${house.url}/test/token`)).text();
    await page.evaluate(stockClient());
    for (const transport of TRANSPORTS) await listen(page, transport, token);

    for (const text of ['one', 'two', 'three']) await publish(text);
    await hasHeard(page, ['one', 'two', 'three']);
    await house.killAndRestart();
    for (const text of ['four', 'five']) await publish(text);
    await hasHeard(page, ['one', 'two', 'three', 'four', 'five']);
    await publish('six');
    await hasHeard(page, ['one', 'two', 'three', 'four', 'five', 'six']);
  } finally {
    await house.end();
  }
});

test('[2.2-7] a member’s page has one live connection, which ends with the session; a guest’s has none', async ({
  member: page,
  browser,
}) => {
  const guest = await browser.newPage();
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(request.url()));
  await guest.goto('/login');
  await guest.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/hub/.test(url))).toEqual([]);
  await guest.close();

  const opened = page.waitForEvent('websocket', (socket) => socket.url().includes('/hub'));
  await page.goto('/');
  const socket = await opened;
  const closed = socket.waitForEvent('close');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await closed;
});

test('[9-4] where sockets do not get through, the page takes another way and remembers it', async ({
  member: page,
}) => {
  await page.routeWebSocket(/\/hub/, (socket) => socket.close());
  const streamed = page.waitForRequest((request) => request.url().includes('/hub?id='));
  await page.goto('/');
  await streamed;
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('plaza:hub-transport')))
    .toMatch(/^(ServerSentEvents|LongPolling) \d+$/);
  await expect(page.getByText(/Connecting|live connection/)).toHaveCount(0);
});

function stockClient(): string {
  const entry = createRequire(join(repoRoot, 'e2e/package.json')).resolve('@microsoft/signalr');
  return readFileSync(join(entry, '../../browser/signalr.js'), 'utf8');
}

/** Connects in the page, and after each break asks for what came after the last event it has. */
async function listen(page: Page, transport: (typeof TRANSPORTS)[number], token: string): Promise<void> {
  await page.evaluate(
    async ([name, access]) => {
      const { signalR, heard = {} } = window as unknown as {
        signalR: StockClient;
        heard?: Record<string, string[]>;
      };
      Object.assign(window, { heard });
      const texts: string[] = (heard[name] = []);
      let last = 0;
      const connection = new signalR.HubConnectionBuilder()
        .withUrl('/hub', { accessTokenFactory: () => access, transport: signalR.HttpTransportType[name] })
        .withAutomaticReconnect(Array(100).fill(300))
        .configureLogging(signalR.LogLevel.None)
        .build();
      connection.on('new-message', ({ message }: { message: string }, { event }: { event: number }) => {
        texts.push(message);
        last = event;
      });
      connection.onreconnected(() => connection.invoke('sync', last));
      await connection.start();
      await connection.invoke('sync', last);
    },
    [transport, token] as const,
  );
}

async function hasHeard(page: Page, texts: string[]): Promise<void> {
  const expected = Object.fromEntries(TRANSPORTS.map((transport) => [transport, texts]));
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: unknown }).heard), { timeout: 45_000 })
    .toEqual(expected);
}
