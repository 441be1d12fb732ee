import { hubFor } from '../hub/hubFor.ts';
import { handshake, negotiate, RS } from '../testing/rawSocket.ts';
import { serve } from '../testing/serve.ts';
import { signal } from '../testing/signals.ts';

const { hub, method } = hubFor<Record<never, never>>();
const call = `{"type":1,"target":"wait","arguments":[]}${RS}`;

test('a post that is made to wait is answered when its client has left', async () => {
  const called = signal();
  const slow = hub({
    methods: {
      wait: method([], () => {
        called.fire();
        return new Promise<void>(() => undefined);
      }),
    },
  });
  const { url, clock } = await serve(slow);
  const { connectionToken } = await negotiate(url);
  const address = `${url}?id=${connectionToken}`;
  await fetch(address);
  await fetch(address, { method: 'POST', body: handshake() });
  const posted = fetch(address, { method: 'POST', body: call.repeat(150) });
  await called.promise;
  clock.advance(20_000);
  expect((await posted).status).toBe(200);
});
