import { hubFor } from '../hub/hubFor.ts';
import { serve } from '../testing/serve.ts';

const { hub, method } = hubFor<{ posted(text: string): void }>();
const empty = hub({ methods: { ping: method([], () => 'pong') } });
const RS = '\u001e';
const handshake = `{"protocol":"json","version":1}${RS}`;

interface Options {
  readonly as?: string;
}

async function negotiated(settings: object = {}) {
  const served = await serve(empty, settings);
  const as = (user?: string): Record<string, string> => (user ? { Authorization: `Bearer ${user}` } : {});
  const answer = await fetch(`${served.url}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: as('amber'),
  });
  const { connectionToken } = (await answer.json()) as { connectionToken: string };
  const url = `${served.url}?id=${connectionToken}`;
  return {
    ...served,
    url,
    base: served.url,
    poll: (options: Options = {}) => fetch(url, { headers: as(options.as ?? 'amber') }),
    events: (options: Options = {}) =>
      fetch(url, { headers: { ...as(options.as ?? 'amber'), Accept: 'text/event-stream' } }),
    post: (body: string, options: Options = {}) =>
      fetch(url, { method: 'POST', body, headers: as(options.as ?? 'amber') }),
    leave: () => fetch(url, { method: 'DELETE', headers: as('amber') }),
  };
}

const byName = { authenticate: ({ token }: { token: string | null }) => ({ userId: token }) };

describe('long polling', () => {
  test('answers the first poll at once and empty, then holds', async () => {
    const { poll, post } = await negotiated();
    const first = await poll();
    expect([first.status, await first.text()]).toEqual([200, '']);
    const second = poll();
    expect((await post(handshake)).status).toBe(200);
    expect(await (await second).text()).toBe(`{}${RS}`);
  });

  test('takes a record in several bodies and several records in one', async () => {
    const { poll, post } = await negotiated();
    await poll();
    await post(handshake);
    await poll();
    await post('{"type":1,"invocationId":"1","target":"pi');
    await post(`ng","arguments":[]}${RS}{"type":1,"invocationId":"2","target":"ping","arguments":[]}${RS}`);
    expect(await (await poll()).text()).toBe(
      `{"type":3,"invocationId":"1","result":"pong"}${RS}{"type":3,"invocationId":"2","result":"pong"}${RS}`,
    );
  });

  test('ends a poll with 204 when a newer one comes', async () => {
    const { poll, hub: mounted, post } = await negotiated();
    await poll();
    await post(handshake);
    await poll();
    const old = poll();
    const newer = poll();
    expect((await old).status).toBe(204);
    mounted.clients.all.send('posted', 'hi');
    expect(await (await newer).text()).toContain('"posted"');
  });

  test('answers a poll without other empty before the client gives up', async () => {
    const { poll, post, clock } = await negotiated();
    await poll();
    await post(handshake);
    await poll();
    const waiting = poll();
    await post('');
    clock.advance(92_000);
    const answer = await waiting;
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '0']);
  });

  test('ends the open poll with 204 when the client leaves', async () => {
    const { poll, post, leave } = await negotiated();
    await poll();
    await post(handshake);
    await poll();
    const waiting = poll();
    await post('');
    expect((await leave()).status).toBe(202);
    expect((await waiting).status).toBe(204);
    expect((await poll()).status).toBe(404);
  });

  test('tells the end to a client that was between two polls', async () => {
    const { poll, post, hub: mounted } = await negotiated(byName);
    await poll();
    await post(handshake);
    await poll();
    mounted.clients.all.close({ reason: 'Closing time.' });
    expect((await poll({ as: 'basil' })).status).toBe(404);
    expect(await (await poll()).text()).toBe(`{"type":7,"error":"Closing time."}${RS}`);
    expect((await poll()).status).toBe(204);
  });

  test('forgets a client that stops polling', async () => {
    const { poll, post, clock, hub: mounted } = await negotiated();
    await poll();
    await post(handshake);
    await poll();
    expect(mounted.connectionCount).toBe(1);
    clock.advance(17_000);
    expect(mounted.connectionCount).toBe(0);
  });

  test('names the kind of its bodies: bytes for MessagePack, text for JSON', async () => {
    for (const [protocol, kind] of [
      ['json', 'text/plain'],
      ['messagepack', 'application/octet-stream'],
    ]) {
      const { poll, post } = await negotiated();
      await poll();
      await post(`{"protocol":"${protocol}","version":1}${RS}`);
      expect((await poll()).headers.get('content-type')).toBe(kind);
    }
  });

  test('is never stored by a cache on the way', async () => {
    const { poll } = await negotiated();
    expect((await poll()).headers.get('cache-control')).toContain('no-store');
  });
});

describe('event streams', () => {
  test('open at once and are not buffered on the way', async () => {
    const { events, post } = await negotiated();
    const stream = await events();
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.headers.get('content-encoding')).toBe('identity');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(':\r\n\r\n');
    await post(handshake);
    expect((await reader?.read())?.value).toBe(`data: {}${RS}\r\n\r\n`);
    await reader?.cancel();
  });

  test('are one at a time', async () => {
    const { events } = await negotiated();
    const first = await events();
    expect((await events()).status).toBe(409);
    await first.body?.cancel();
  });
});

test('a connection must be named, known, and one’s own', async () => {
  const { base, poll, post } = await negotiated(byName);
  const nameless = await fetch(base, { method: 'POST' });
  expect([nameless.status, await nameless.text()]).toEqual([400, 'Connection ID required']);
  const unknown = await fetch(`${base}?id=nobody`, { method: 'POST' });
  expect([unknown.status, await unknown.text()]).toEqual([404, 'No Connection with that ID']);
  expect((await poll({ as: 'basil' })).status).toBe(403);
  await poll();
  expect((await post(handshake, { as: 'basil' })).status).toBe(403);
});

test('the transport cannot change', async () => {
  const { poll, events } = await negotiated();
  await poll();
  const answer = await events();
  expect([answer.status, await answer.text()]).toEqual([400, 'Cannot change transports mid-connection']);
});

test('only long polling is left with DELETE, only posted transports are posted to', async () => {
  const { events, leave } = await negotiated();
  const stream = await events();
  expect((await leave()).status).toBe(400);
  await stream.body?.cancel();
  const { post } = await negotiated();
  expect((await post(handshake)).status).toBe(405);
});

test.each([
  [`{"protocol":"xml","version":1}${RS}`, "Requested protocol 'xml' is not available."],
  [`{"protocol":"json","version":3}${RS}`, "The server does not support version 3 of the 'json' protocol."],
  [`{"type":6}${RS}`, 'Expected a handshake request before any other message.'],
  [`nonsense${RS}`, 'The handshake is not a JSON object.'],
])('the handshake %j is refused in words', async (wrong, error) => {
  const { poll, post } = await negotiated();
  await poll();
  await post(wrong);
  expect(await (await poll()).text()).toBe(`${JSON.stringify({ error })}${RS}`);
  expect((await poll()).status).toBe(204);
});
