import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { repoRoot } from '@plaza/tools/build';
import { bringStockClients, everyWay, nameOf, type StockClients, type Way } from '../support/stockClients.ts';

/** A hub with one of everything, in a process of its own. */
async function holdHall(): Promise<{ url: string; end(): void }> {
  const child = fork(
    join(repoRoot, 'api/src/testing/runTypeScript.cjs'),
    [join(repoRoot, 'api/signalr/src/testing/holdHall.ts')],
    { cwd: repoRoot, execArgv: ['--conditions=source', '--no-warnings'] },
  );
  const [{ port }] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, end: () => child.disconnect() };
}

for (const way of everyWay) {
  test(`the stock client of a browser finds all that a hub is, over ${nameOf(way)}`, async ({ page }) => {
    const hall = await holdHall();
    try {
      await page.goto(hall.url);
      await bringStockClients(page);
      expect(await tryAll(page, way)).toEqual({
        who: ['amber', way.transport, way.protocol],
        echo: { text: 'ünïcode 🏮\n\u2028', list: [1, null, true] },
        large: 300_000,
        nothing: true,
        refusal:
          "An unexpected error occurred invoking 'refuse' on the server. HubException: Not on Sundays.",
        posted: ['to the group'],
        answer: 'It is Dr Amber',
        sum: 5_050,
        counted: Array.from({ length: 200 }, (_, index) => index + 1),
        cancelled: 1,
        ended: 'without an error',
      });
    } finally {
      hall.end();
    }
  });
}

/** Everything at once, in the page; what came of it. */
async function tryAll(page: Page, wanted: Way): Promise<unknown> {
  return page.evaluate(async (way) => {
    const { signalR } = window as unknown as StockClients;
    const connection = new signalR.HubConnectionBuilder()
      .withUrl('/hub', {
        accessTokenFactory: async () => 'amber',
        transport: signalR.HttpTransportType[way.transport],
      })
      .withHubProtocol(
        way.protocol === 'json'
          ? new signalR.JsonHubProtocol()
          : new signalR.protocols.msgpack.MessagePackHubProtocol(),
      )
      .configureLogging(signalR.LogLevel.None)
      .build();
    const posted: string[] = [];
    const heard = new Promise<void>((resolve) => {
      connection.on('posted', (text: string) => {
        posted.push(text);
        resolve();
      });
    });
    connection.on('askName', (title: string) => `${title} Amber`);
    const ended = new Promise<string>((resolve) =>
      connection.onclose((error) => resolve(error?.message ?? 'without an error')),
    );
    await connection.start();

    const who = await connection.invoke('whoAmI');
    const echo = await connection.invoke('echo', { text: 'ünïcode 🏮\n\u2028', list: [1, null, true] });
    const large = (await connection.invoke<string>('echo', 'x'.repeat(300_000))).length;
    const nothing = (await connection.invoke('nothing')) === undefined;
    const refusal = await connection.invoke('refuse').catch((error: Error) => error.message);
    await connection.invoke('sayToGroup', 'chess', 'to the group');
    await heard;
    const answer = await connection.invoke('askMe');

    const numbers = new signalR.Subject<number>();
    const summed = connection.invoke('sum', numbers);
    for (let number = 1; number <= 100; number++) numbers.next(number);
    numbers.complete();
    const sum = await summed;

    const counted: number[] = [];
    await new Promise<void>((complete, error) =>
      connection
        .stream<number>('count', 200)
        .subscribe({ next: (item) => void counted.push(item), complete, error }),
    );
    await new Promise<void>((resolve) => {
      const subscription = connection.stream('endless').subscribe({
        next() {
          resolve();
          setTimeout(() => subscription.dispose());
        },
        error: () => undefined,
        complete: () => undefined,
      });
    });
    let cancelled = 0;
    while (cancelled === 0) cancelled = await connection.invoke<number>('stopped');
    await connection.stop();
    return {
      who,
      echo,
      large,
      nothing,
      refusal,
      posted,
      answer,
      sum,
      counted,
      cancelled,
      ended: await ended,
    };
  }, wanted);
}
