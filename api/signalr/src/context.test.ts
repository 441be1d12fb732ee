import { HttpTransportType, type IHubProtocol, type ILogger, JsonHubProtocol } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import { hubFor } from './hub/hubFor.ts';
import { jsonProtocol } from './protocol/jsonProtocol.ts';
import { Frame } from './protocol/Frame.ts';
import { type Protocol } from './protocol/Protocol.ts';
import { connect, serve } from './testing/serve.ts';
import { eventsJson, pollingJson, type Way, webSocketsJson } from './testing/ways.ts';

const { hub, method } = hubFor<{ said(text: string): void }>();
const asIs = { parse: (value: unknown) => value };

describe('the request that brought a connection', () => {
  const about = hub({ methods: { about: method([], ({ connection }) => connection.request) } });

  it.each([webSocketsJson, eventsJson, pollingJson])('is known to hub methods over $way', async (way) => {
    const { url } = await serve(about, { requestHeaders: ['X-Community', 'x-nobody-sends'] });
    const headers = { 'x-community': 'lanterns', 'x-secret': 'of no concern' };
    const client = await connect(url, way, { headers });
    expect(await client.invoke('about')).toEqual({
      address: expect.stringContaining('127.0.0.1'),
      headers: { 'x-community': 'lanterns' },
    });
  });

  it('is kept without headers unless they are named', async () => {
    const { url } = await serve(about);
    const client = await connect(url, webSocketsJson, { headers: { 'x-community': 'lanterns' } });
    expect(await client.invoke('about')).toMatchObject({ headers: {} });
  });
});

/** The stock protocols with headers in each call, as tracing adds them. */
function traced(protocol: IHubProtocol, headers: Record<string, unknown>): IHubProtocol {
  const write = protocol.writeMessage.bind(protocol);
  protocol.writeMessage = (message) =>
    write('target' in message ? { ...message, headers: headers as Record<string, string> } : message);
  return protocol;
}

it.each([
  ['json', () => new JsonHubProtocol()],
  ['MessagePack', () => new MessagePackHubProtocol()],
])('what a client sends beside the arguments reaches the method, in %s', async (_, protocol) => {
  const { url } = await serve(hub({ methods: { trace: method([], ({ headers }) => headers) } }));
  const way = (headers: Record<string, unknown>): Way => ({
    ...webSocketsJson,
    protocol: () => traced(protocol(), headers),
  });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  expect(await (await connect(url, way({ traceparent, depth: 3 }))).invoke('trace')).toEqual({ traceparent });
  expect(await (await connect(url, way({}))).invoke('trace')).toEqual({});
});

describe('a protocol of one’s own', () => {
  const SIGN = '!';
  /** JSON behind a sign. */
  const signed: Protocol = {
    ...jsonProtocol,
    name: 'signed',
    encode: (message) => Frame.ofText(`${SIGN}${jsonProtocol.encode(message).payload.toString('utf8')}`),
    parse(payload) {
      expect(payload.toString('utf8', 0, 1)).toBe(SIGN);
      return jsonProtocol.parse(payload.subarray(1));
    },
  };
  class SignedClient extends JsonHubProtocol {
    override readonly name = 'signed' as 'json';
    override parseMessages(input: string, logger: ILogger) {
      return super.parseMessages(input.replaceAll(SIGN, ''), logger);
    }
    override writeMessage(message: Parameters<JsonHubProtocol['writeMessage']>[0]): string {
      return `${SIGN}${super.writeMessage(message)}`;
    }
  }
  const way: Way = {
    way: 'signed',
    transport: HttpTransportType.WebSockets,
    protocol: () => new SignedClient(),
  };
  const echo = hub({
    methods: {
      echo: method([asIs], (_call, value) => value),
      spread: method([], ({ clients }) => clients.all.send('said', 'to all')),
    },
  });

  it('is spoken beside those that are built in, and a message to all is written in each', async () => {
    const { url, hub: mounted } = await serve(echo, { protocols: ['json', signed] });
    const heard: string[] = [];
    const [own, stock] = [
      await connect(url, way, { prepare: (client) => client.on('said', (text) => heard.push(text)) }),
      await connect(url, webSocketsJson, {
        prepare: (client) => client.on('said', (text) => heard.push(text)),
      }),
    ];
    expect(await own.invoke('echo', { deep: [1, 'two'] })).toEqual({ deep: [1, 'two'] });
    expect(mounted.connectionCount).toBe(2);
    await own.invoke('spread');
    await Promise.all([own.invoke('echo', 0), stock.invoke('echo', 0)]);
    expect(heard).toEqual(['to all', 'to all']);
  });

  it('is not spoken where it was not named', async () => {
    const { url } = await serve(echo);
    await expect(connect(url, way)).rejects.toThrow("Requested protocol 'signed' is not available.");
  });
});
