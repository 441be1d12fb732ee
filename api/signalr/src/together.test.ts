import { hubFor } from './hub/hubFor.ts';
import { connect, serve } from './testing/serve.ts';
import { Heard } from './testing/signals.ts';
import { everyWay } from './testing/ways.ts';

const { hub, method } = hubFor<{ posted(text: string): void }>();
const talkative = hub({
  methods: {
    talk: method([], ({ connection, clients }) =>
      connection.together(() => {
        for (let number = 0; number < 500; number += 1) clients.caller.send('posted', `number ${number}`);
      }),
    ),
    stumble: method([], ({ connection, clients }) =>
      connection.together(() => {
        clients.caller.send('posted', 'before');
        throw new Error('stumbled');
      }),
    ),
  },
});

describe.each(everyWay)('what is sent together over $way', (way) => {
  it('arrives, all of it and in order, also when the sender stumbles', async () => {
    const { url } = await serve(talkative);
    const heard = new Heard<string>();
    const client = await connect(url, way, { prepare: (connection) => connection.on('posted', heard.add) });
    await client.invoke('talk');
    expect(await heard.first(500)).toEqual(Array.from({ length: 500 }, (_, number) => `number ${number}`));
    await expect(client.invoke('stumble')).rejects.toThrow();
    expect((await heard.first(501)).at(-1)).toBe('before');
  });
});
