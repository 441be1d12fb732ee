import type { Page } from '@playwright/test';
import { hubServer } from '../support/hubServer.ts';
import { hold } from '../support/hold.ts';
import { comeBackAs, expect, test, tokenOf } from '../support/member.ts';
import { bringStockClients, everyWay, nameOf, type StockClients, type Way } from '../support/stockClients.ts';

/** Every way, and the one that may take up its connection again. */
const listeners = [
  ...everyWay.map((way) => ({ ...way, isStateful: false })),
  { transport: 'WebSockets', protocol: 'json', isStateful: true },
] as const;
type Listener = Way & { isStateful: boolean };
const keyOf = (listener: Listener) => `${nameOf(listener)}${listener.isStateful ? ', stateful' : ''}`;

test('[7.3-2] the stock client has every event once over each transport, also after a kill -9 of the server', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const server = await hubServer();
  try {
    const publish = async (text: string) => {
      // Whether it was written before the server died shows in the log, and only there.
      await page.request.get(`${server.url}/test/publish/${text}`).catch(() => undefined);
    };
    const log = async () => (await page.request.get(`${server.url}/test/log`)).json();
    await page.goto(`${server.url}/test/page`);
    const token = await (await page.request.get(`${server.url}/test/token`)).text();
    await bringStockClients(page);
    for (const listener of listeners) await listen(page, listener, token);

    for (const text of ['one', 'two', 'three']) await publish(text);
    await hasHeard(page, ['one', 'two', 'three']);
    const flood = Promise.all(Array.from({ length: 20 }, (_, number) => publish(`flood-${number}`)));
    await Promise.all([server.killAndRestart(), flood]);
    for (const text of ['four', 'five']) await publish(text);
    const written: string[] = await log();
    expect(written.filter((text) => !text.startsWith('flood'))).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
    ]);
    await hasHeard(page, written);
    await publish('six');
    await hasHeard(page, [...written, 'six']);
  } finally {
    await server.end();
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

test('what happens after the first look and before the first connection is on the page all the same', async ({
  page,
}) => {
  const asFjord = async (method: 'PUT' | 'DELETE', path: string) => {
    const headers = { authorization: `Bearer ${await tokenOf(page.context(), 'fjord')}` };
    const data = method === 'PUT' ? { data: {} } : {};
    expect((await page.request.fetch(`/api${path}`, { method, headers, ...data })).ok()).toBe(true);
  };
  await asFjord('DELETE', '/friends/juniper');
  await asFjord('DELETE', '/friends/requests/juniper');
  await comeBackAs(page, 'juniper');
  const letThrough = await hold(page, /\/hub\/negotiate/);
  const counted = page.waitForResponse(/\/api\/notifications\/unread$/);
  await page.goto('/settings');
  const { unread } = (await (await counted).json()) as { unread: number };
  await asFjord('PUT', '/friends/requests/juniper');
  letThrough();
  const bell = page.locator('[data-place="frame.bell"]').getByRole('button');
  await expect(bell).toHaveAccessibleName(`Notifications, ${unread + 1} unread`);
  await asFjord('DELETE', '/friends/requests/juniper');
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

/** Connects in the page, and after each break asks for what came after the last event it has. */
async function listen(page: Page, wanted: Listener, token: string): Promise<void> {
  await page.evaluate(
    async ([{ transport, protocol, isStateful }, key, access]) => {
      const { signalR, heard = {} } = window as unknown as StockClients & {
        heard?: Record<string, string[]>;
      };
      Object.assign(window, { heard });
      const texts: string[] = (heard[key] = []);
      let last = 0;
      const builder = new signalR.HubConnectionBuilder()
        .withUrl('/hub', {
          accessTokenFactory: () => access,
          transport: signalR.HttpTransportType[transport],
        })
        .withHubProtocol(
          protocol === 'json'
            ? new signalR.JsonHubProtocol()
            : new signalR.protocols.msgpack.MessagePackHubProtocol(),
        )
        .withAutomaticReconnect(Array(100).fill(300))
        .configureLogging(signalR.LogLevel.None);
      const connection = (isStateful ? builder.withStatefulReconnect() : builder).build();
      connection.on('new-message', ({ message }: { message: string }, { event }: { event: number }) => {
        texts.push(message);
        last = event;
      });
      connection.onreconnected(() => connection.invoke('sync', last));
      await connection.start();
      await connection.invoke('sync', last);
    },
    [wanted, keyOf(wanted), token] as const,
  );
}

async function hasHeard(page: Page, texts: string[]): Promise<void> {
  const expected = Object.fromEntries(listeners.map((listener) => [keyOf(listener), texts]));
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: unknown }).heard), { timeout: 45_000 })
    .toEqual(expected);
}
