import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { calls } from '@plaza/api-contract';
import { sessionReader } from '../auth/sessionReader.ts';
import { troublePage } from '../pages/troublePage.ts';
import { TestClient } from '../testing/TestClient.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { createApp } from './createApp.ts';
import { createServer } from './createServer.ts';
import { declareError } from './errors.ts';
import { limitsFor } from './rateLimit/limits.ts';
import { rateLimiter } from './rateLimit/rateLimiter.ts';
import { registerSlices } from './registerSlices.ts';
import type { Slice } from './slice.ts';

// The frame itself, with handlers that do odd things under the names of real calls.
const server = testPlaza();
const gone = declareError('test.gone', 410, 'It is gone.');
const told: string[] = [];
let listener: Server | undefined;

async function serve(slice: Slice): Promise<TestClient> {
  const { plaza } = server;
  const { read: readSession } = sessionReader(plaza);
  const limit = rateLimiter({ limits: limitsFor('test') });
  const slices = registerSlices([slice], { plaza, readSession, limit });
  const app = createApp(
    plaza,
    { state: () => 'ready', checks: {} },
    [slices.api, slices.outside],
    troublePage,
  );
  const opened = createServer(app.callback());
  listener = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return new TestClient(`http://127.0.0.1:${(opened.address() as AddressInfo).port}`);
}

afterEach(() => {
  listener?.closeAllConnections();
  listener?.close();
  told.length = 0;
});

const games = (slug: string) => ({ slug, title: slug, url: '/' });
const stored = async (slug: string) => (await server.db('games').where({ slug })).length;

describe('a call that writes', () => {
  it('commits before it answers and before it tells the told', async () => {
    const client = await serve((on) => {
      on('POST /games', async ({ db, afterCommit }) => {
        await db('games').insert(games('committed'));
        afterCommit(async () => void told.push(`stored ${await stored('committed')}`));
        expect(await stored('committed')).toBe(0);
        return [];
      });
    });
    expect((await client.post('/api/games', { deviceType: 'pc' })).status).toBe(200);
    expect(told).toEqual(['stored 1']);
  });

  it('is done when it is committed, though the told could not be told', async () => {
    const client = await serve((on) => {
      on('POST /games', ({ afterCommit }) => {
        afterCommit(() => Promise.reject(new Error('nobody listens')));
        afterCommit(() => void told.push('told the others'));
        return [];
      });
    });
    expect((await client.post('/api/games', { deviceType: 'pc' })).status).toBe(200);
    expect(told).toEqual(['told the others']);
  });

  it('leaves nothing behind and tells no told when it refuses', async () => {
    const client = await serve((on) => {
      on('POST /games', async ({ db, afterCommit }) => {
        await db('games').insert(games('refused'));
        afterCommit(() => void told.push('told'));
        throw gone({ headers: { 'X-Test': 'kept' } });
      });
    });
    const answer = await client.post('/api/games', { deviceType: 'pc' });
    expect(answer).toMatchObject({ status: 410, body: { code: 'test.gone', error: 'It is gone.' } });
    expect(answer.headers.get('x-test')).toBe('kept');
    expect(await stored('refused')).toBe(0);
    expect(told).toEqual([]);
  });

  it('is a calm 503 when the database takes too long', async () => {
    const client = await serve((on) => {
      on('POST /games', async ({ db }) => {
        await db.raw('set local statement_timeout = 20');
        await db.raw('select pg_sleep(5)');
        return [];
      });
    });
    const answer = await client.post('/api/games', { deviceType: 'pc' });
    expect(answer).toMatchObject({ status: 503, body: { code: 'http.away' } });
    expect(answer.headers.get('retry-after')).toBe('2');
  });
});

describe('an answer', () => {
  it('that is not what the contract says is a fault, found before production', async () => {
    const client = await serve((on) => {
      on('GET /fetch', () => ({ status: 200, data: { version: '1', message: 7 as unknown as string } }));
    });
    expect((await client.get('/api/fetch')).status).toBe(500);
  });
});

describe('who may call', () => {
  const guarded: Slice = (on) => {
    on('POST /remotes/overrides', ({ input }) => ({ allowed: input.body.allowed }));
    on('POST /remotes/:name/kill', ({ input, session }) => ({
      name: input.params.name,
      active: '1.0.0',
      previous: null,
      revision: session.actor ?? 'nobody',
    }));
  };

  it('an administrator only, where the contract says admin', async () => {
    const client = await serve(guarded);
    const ask = async (headers?: Record<string, string>) =>
      client.post('/api/remotes/overrides', { allowed: true }, headers);
    const bearer = async (isAdmin: boolean) => ({
      authorization: await server.bearerOf(await server.aUser({ isAdmin })),
    });
    expect((await ask()).status).toBe(401);
    expect(await ask(await bearer(false))).toMatchObject({ status: 403, body: { code: 'auth.not-admin' } });
    expect((await ask(await bearer(true))).status).toBe(200);
  });

  it('nobody, where no slice brought the check for a deploy token', async () => {
    const client = await serve(guarded);
    expect((await client.post('/api/remotes/mf-chat/kill', { killed: true })).status).toBe(401);
  });

  it('whoever the slice lets in, and under the name it gives', async () => {
    const client = await serve((on, plaza) => {
      guarded(on, plaza);
      on.access('deploy-token', (session) => ({ ...session, actor: 'team chat' }));
    });
    const { body } = await client.post('/api/remotes/mf-chat/kill', { killed: true });
    expect(body).toMatchObject({ revision: 'team chat' });
  });

  it('whoever may, but with no key that the contract does not know', async () => {
    const client = await serve(guarded);
    const headers = { authorization: await server.bearerOf(await server.aUser({ isAdmin: true })) };
    const answer = await client.post('/api/remotes/overrides', { allowed: true, percent: 5 }, headers);
    expect(answer).toMatchObject({ status: 400, body: { fields: { 'body.percent': 'Unknown field.' } } });
  });

  it('is asked before the input is looked at', async () => {
    const client = await serve(guarded);
    expect((await client.post('/api/remotes/overrides', { nonsense: 1 })).status).toBe(401);
  });
});

describe('a raw call', () => {
  const registry = calls['GET /remotes'].example;

  it('gets its body unread and may answer by itself', async () => {
    const client = await serve((on) => {
      on.access('deploy-token', (session) => session);
      on.raw('POST /remotes/:name/versions', async ({ input, ctx }) => {
        let bytes = 0;
        for await (const chunk of ctx.req) bytes += chunk.length;
        return {
          name: input.params.name,
          version: '1.0.0',
          unchanged: false,
          files: 1,
          bytes,
          preview: '',
        };
      });
    });
    const response = await client.fetch('/api/remotes/mf-chat/versions', {
      method: 'POST',
      body: 'x'.repeat(100_000),
    });
    expect(await response.json()).toMatchObject({ name: 'mf-chat', bytes: 100_000 });
  });

  it('gets what its query says, checked', async () => {
    const client = await serve((on) => {
      on.raw('GET /remotes', ({ input }) =>
        Promise.resolve({ ...registry, revision: input.query.preview ?? '' }),
      );
    });
    expect((await client.get('/api/remotes?preview=abc')).body).toMatchObject({ revision: 'abc' });
    expect((await client.get(`/api/remotes?preview=${'x'.repeat(2001)}`)).status).toBe(400);
  });
});

describe('slices', () => {
  it('may not answer the same call twice', async () => {
    const twice: Slice = (on) => {
      on('GET /zones', () => []);
      on('GET /zones', () => []);
    };
    await expect(serve(twice)).rejects.toThrow('Two slices answer GET /zones.');
  });
});

describe('a call that reads', () => {
  const says = (message: string): Slice => {
    return (on) => on('GET /fetch', () => ({ status: 200, data: { version: '1', message } }));
  };
  const ask = async (message: string, encoding: string) => {
    const client = await serve(says(message));
    const answer = await client.fetch('/api/fetch', { headers: { 'accept-encoding': encoding } });
    expect(await answer.json()).toMatchObject({ data: { message } });
    return [answer.headers.get('content-encoding'), answer.headers.get('vary')];
  };
  const long = 'lanterns '.repeat(500);

  it('packs a long answer for whoever can unpack it', async () => {
    expect(await ask(long, 'gzip, br')).toEqual(['gzip', 'Accept-Encoding']);
  });

  it.each([
    ['short', 'gzip'],
    [long, 'identity'],
  ])('leaves other answers as they are', async (message, encoding) => {
    expect(await ask(message, encoding)).toEqual([null, 'Accept-Encoding']);
  });
});
