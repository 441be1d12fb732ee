import { testPlaza } from '../testing/testPlaza.ts';

let looks = 0;
const checks = { looked: async () => (looks += 1) > 0 };
const server = testPlaza({ checks, env: { METRICS_TOKEN: 'a-token-for-prometheus' } });

describe('for whoever runs the server', () => {
  it('GET /healthz says alive', async () => {
    expect(await server.as(null).get('/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } });
  });

  it('GET /readyz says what it stands on', async () => {
    expect(await server.as(null).get('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready', checks: { database: true, migrations: true } },
    });
  });

  it('GET /readyz is 503 while a migration is missing', async () => {
    server.clock.advance({ seconds: 1 });
    const [row] = await server.db('plaza_migrations').orderBy('id', 'desc').limit(1);
    await server.db('plaza_migrations').where({ id: row.id }).delete();
    const answer = await server.as(null).get('/readyz');
    expect(answer).toMatchObject({
      status: 503,
      body: { status: 'ailing', checks: { database: true, migrations: false } },
    });
    expect(answer.headers.get('retry-after')).toBe('2');
    await server.db('plaza_migrations').insert(row);
  });

  it('GET /readyz asks the database once for all who ask at once, and again a second later', async () => {
    server.clock.advance({ seconds: 1 });
    looks = 0;
    const crowd = () =>
      Promise.all(Array.from({ length: 20 }, async () => (await server.as(null).get('/readyz')).status));
    expect(new Set(await crowd())).toEqual(new Set([200]));
    expect(await crowd()).toHaveLength(20);
    expect(looks).toBe(1);
    server.clock.advance({ seconds: 1 });
    await crowd();
    expect(looks).toBe(2);
  });

  it.each([
    ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['through another', { forwarded: 'for=203.0.113.9' }],
    ['with a wrong token', { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer a-token-for-nobody' }],
  ])('GET /metrics is not there for who comes %s', async (_, headers) => {
    expect((await server.as(null).get('/metrics', headers)).status).toBe(404);
  });

  it('GET /metrics is there for the token, from anywhere', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer a-token-for-prometheus' };
    expect((await server.as(null).get('/metrics', headers)).status).toBe(200);
  });

  it('GET /metrics counts calls by their own name, and looks at pool and queue', async () => {
    await server.as(null).get('/api/profile/a');
    await server.as(null).get('/api/profile/b');
    const { body } = await server.as(null).get<string>('/metrics');
    expect(body).toContain('plaza_http_request_seconds_count{call="GET /profile/:username",status="401"} 2');
    expect(body).toMatch(/^plaza_db_connections_used \d+$/m);
    expect(body).toMatch(/^plaza_jobs_waiting 0$/m);
  });
});
