import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { hubFor } from './hub/hubFor.ts';
import { createSignalR } from './SignalR.ts';
import { rawSocket } from './testing/rawSocket.ts';
import { closeAfterTest, listen } from './testing/serve.ts';
import { Heard } from './testing/signals.ts';

const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
const blocks = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);
const [ours = '', theirs = ''] = blocks;

/** Runs a block as a module that finds these names where it imports them; with the one type of ours taken out. */
async function run(code: string, names: Record<string, unknown>): Promise<void> {
  const body = code.replaceAll(/^import .*$/gm, '').replace(/hubFor<.*>\(\)/, 'hubFor()');
  const block: (...values: unknown[]) => Promise<void> = runInThisContext(
    `(async (${Object.keys(names).join()}) => {${body}})`,
  );
  await block(...Object.values(names));
}

test('the first lines of the README are a working hub, and the next ones talk to it', async () => {
  expect(ours.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(10);
  const heard = new Heard<string>();
  let server: Server | undefined;
  await run(ours.replace('8080', '0'), {
    createServer: () => (server = createServer()),
    createSignalR,
    hubFor,
  });
  closeAfterTest(async () => {
    server?.closeAllConnections();
    server?.close();
  });
  const address = server?.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  class Builder extends HubConnectionBuilder {
    constructor() {
      super();
      this.configureLogging(LogLevel.None);
    }

    override build() {
      const connection = super.build();
      closeAfterTest(() => connection.stop());
      return connection;
    }
  }
  await run(theirs.replace('localhost:8080', `127.0.0.1:${port}`), {
    HubConnectionBuilder: Builder,
    console: { log: heard.add },
  });
  expect(await heard.first(1)).toEqual(['Good evening']);
});

test('its lines without a hub give back what they hear', async () => {
  const server = createServer();
  const signalr = createSignalR();
  closeAfterTest(async () => {
    await signalr.close({ graceMs: 0 });
    server.close();
  });
  await run(blocks.find((code) => code.includes('mountRaw')) ?? '', { signalr });
  signalr.attach(server);
  const raw = await rawSocket(`${await listen(server)}/echo`);
  raw.say('Good evening');
  expect(await raw.frames.first(1)).toEqual(['Good evening']);
});

test('what its hubs send is what they say that they send, or a compiler refuses it', () => {
  const hubs = blocks.filter((code) => code.includes('hubFor<'));
  expect(hubs).toHaveLength(2);
  for (const code of hubs) {
    const said = [...code.matchAll(/hubFor<\{ (\w+)\(/g)].map(([, name]) => name);
    const sent = [...code.matchAll(/\.send\('(\w+)'/g)].map(([, name]) => name);
    expect([...new Set(sent)]).toEqual(said);
  }
});
