import { once } from 'node:events';
import { request } from 'node:http';
import { hubFor } from '../hub/hubFor.ts';
import { handshake, rawSocket, RS } from '../testing/rawSocket.ts';
import { closeAfterTest, serve } from '../testing/serve.ts';

const { hub, method } = hubFor<{ posted(text: string): void }>();
const tiny = hub({
  methods: { leave: method([], ({ connection }) => connection.close()), ping: method([], () => 'pong') },
});
const call = (target: string, invocationId = '1'): string =>
  `{"type":1,"invocationId":"${invocationId}","target":"${target}","arguments":[]}${RS}`;

describe('a WebSocket', () => {
  it('is greeted as every browser wants it', async () => {
    const { origin } = await serve(tiny);
    const asked = request(`${origin}/hub`, {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'WebSocket',
        'Sec-WebSocket-Version': 13,
        // The pair of RFC 6455, 1.3.
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Extensions': 'permessage-deflate',
      },
    }).end();
    const [answer, socket] = await once(asked, 'upgrade');
    closeAfterTest(async () => void socket.destroy());
    expect([answer.statusCode, answer.headers]).toEqual([
      101,
      { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-accept': 's3pPLMBiTxaQ9kYGzzhZRbK+xOo=' },
    ]);
  });

  it.each([
    ['without a key', { 'Sec-WebSocket-Version': 13 }, 400],
    ['with half a key', { 'Sec-WebSocket-Version': 13, 'Sec-WebSocket-Key': 'abc' }, 400],
    ['of another kind', { Upgrade: 'h2c', 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' }, 400],
    [
      'of another version',
      { 'Sec-WebSocket-Version': 8, 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' },
      426,
    ],
  ])('%s is refused', async (_, headers, status) => {
    const { origin } = await serve(tiny);
    const asked = request(`${origin}/hub`, {
      headers: { Connection: 'Upgrade', Upgrade: 'websocket', ...headers },
    }).end();
    const [answer] = await once(asked, 'response');
    expect(answer.statusCode).toBe(status);
  });

  it('answers a ping with the same words, and a goodbye with the same code', async () => {
    const { url } = await serve(tiny);
    const { socket, closed } = await rawSocket(url);
    const pong = once(socket, 'pong');
    socket.ping('are you there?');
    expect(String((await pong)[0])).toBe('are you there?');
    socket.close(4_321);
    expect(await closed).toBe(4_321);
  });

  it('is closed with 1000 when the hub ends it, and whatever was sent before arrives', async () => {
    const { url } = await serve(tiny);
    const { say, frames, closed } = await rawSocket(url);
    say(handshake() + call('ping') + call('leave', '2'));
    expect(await closed).toBe(1000);
    expect(frames.all.slice(0, 2)).toEqual([`{}${RS}`, `{"type":3,"invocationId":"1","result":"pong"}${RS}`]);
  });

  it('that says what it may not is told why, and nobody else is touched', async () => {
    const { url } = await serve(tiny);
    const [rude, calm] = [await rawSocket(url), await rawSocket(url)];
    rude.say(handshake());
    calm.say(handshake());
    await rude.frames.first(1);
    rude.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect(await rude.closed).toBe(1007);
    calm.say(call('ping'));
    expect(await calm.frames.first(2)).toHaveLength(2);
  });
});
