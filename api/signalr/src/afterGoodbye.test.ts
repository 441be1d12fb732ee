import { z } from 'zod';
import { hubFor } from './hub/hubFor.ts';
import { upload } from './hub/inputs.ts';
import { handshake, rawSocket, RS } from './testing/rawSocket.ts';
import { serve } from './testing/serve.ts';

const { hub, method } = hubFor<Record<never, never>>();

test('what a client says behind its goodbye is not done, and nothing waits for more of it', async () => {
  const done: string[] = [];
  const { url } = await serve(
    hub({
      methods: {
        note: method([z.string()], (_call, words) => void done.push(words)),
        collect: method([upload(z.string())], async (_call, all) => {
          done.push('collecting');
          for await (const words of all) done.push(words);
        }),
      },
    }),
  );
  const raw = await rawSocket(url);
  raw.say(handshake());
  await raw.frames.first(1);
  const words = [
    { type: 1, target: 'note', arguments: ['before'] },
    { type: 7 },
    { type: 1, target: 'note', arguments: ['behind'] },
    { type: 1, target: 'collect', arguments: [], streamIds: ['u'] },
  ];
  raw.say(words.map((one) => JSON.stringify(one) + RS).join(''));
  await raw.closed;
  expect(done).toEqual(['before']);
});
