import { testPlaza } from '../testing/testPlaza.ts';

const house = testPlaza();

describe('for whoever runs the house', () => {
  it('GET /healthz says alive', async () => {
    expect(await house.as(null).get('/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } });
  });

  it('GET /readyz says what it stands on', async () => {
    expect(await house.as(null).get('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready', checks: { database: true, migrations: true } },
    });
  });

  it('GET /readyz is 503 while a migration is missing', async () => {
    const [row] = await house.db('plaza_migrations').orderBy('id', 'desc').limit(1);
    await house.db('plaza_migrations').where({ id: row.id }).delete();
    const answer = await house.as(null).get('/readyz');
    expect(answer).toMatchObject({
      status: 503,
      body: { status: 'ailing', checks: { database: true, migrations: false } },
    });
    expect(answer.headers.get('retry-after')).toBe('2');
    await house.db('plaza_migrations').insert(row);
  });

  it('GET /metrics counts calls by their own name, and looks at pool and queue', async () => {
    await house.as(null).get('/api/profile/a');
    await house.as(null).get('/api/profile/b');
    const { body } = await house.as(null).get<string>('/metrics');
    expect(body).toContain('plaza_http_request_seconds_count{call="GET /profile/:username",status="401"} 2');
    expect(body).toMatch(/^plaza_db_connections_used \d+$/m);
    expect(body).toMatch(/^plaza_jobs_waiting 0$/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
  });
});
