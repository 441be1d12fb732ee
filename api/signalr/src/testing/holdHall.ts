import { createServer } from 'node:http';
import { z } from 'zod';
import { HubError } from '../HubError.ts';
import { hubFor } from '../hub/hubFor.ts';
import { upload } from '../hub/inputs.ts';
import { createSignalR } from '../SignalR.ts';

// A hub with one of everything beside an empty page, in a process of its own: for stock clients that are no Node programs.

const { hub, method, stream } = hubFor<{ posted(text: string): void; askName(title: string): string }>();
let stopped = 0;

const hall = hub({
  methods: {
    echo: method([z.unknown()], (_call, value) => value),
    nothing: method([], () => undefined),
    refuse: method([], () => {
      throw new HubError('Not on Sundays.');
    }),
    whoAmI: method([], ({ connection }) => [
      connection.caller.userId,
      connection.transport,
      connection.protocol,
    ]),
    sayToGroup: method([z.string(), z.string()], async ({ clients, groups }, group, text) => {
      await groups.join(group);
      clients.group(group).send('posted', text);
    }),
    askMe: method([], async ({ clients }) => `It is ${await clients.caller.invoke('askName', 'Dr')}`),
    sum: method([upload(z.number())], async (_call, numbers) => {
      let total = 0;
      for await (const number of numbers) total += number;
      return total;
    }),
    count: stream([z.number()], function* (_call, to) {
      for (let step = 1; step <= to; step++) yield step;
    }),
    endless: stream([], async function* ({ signal }) {
      yield 'first';
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      stopped += 1;
    }),
    stopped: method([], () => stopped),
  },
});

const server = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>A page</title>');
});
const signalr = createSignalR({
  authenticate: ({ token }) => (token ? { userId: token } : null),
  maxMessageBytes: 1_000_000,
});
signalr.mount('/hub', hall);
signalr.attach(server);
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
// Whoever needed it is done, or dead.
process.on('disconnect', () => process.exit());
