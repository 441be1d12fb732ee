import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();

const stats = { carrier: 'LongPolling', connects: 2, breaks: 1, failures: 3, connect_ms: [80, 1_200] };

describe('POST /hub/stats', () => {
  it('[9-4] what browsers tell of their connections stands in /metrics', async () => {
    const amber = server.as(await server.aUser());
    expect(await amber.post('/api/hub/stats', stats)).toMatchObject({ status: 200, body: { taken: true } });
    await amber.post('/api/hub/stats', { ...stats, connect_ms: [] });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain('plaza_hub_client_connects_total{carrier="LongPolling"} 4');
    expect(metrics).toContain('plaza_hub_client_breaks_total{carrier="LongPolling"} 2');
    expect(metrics).toContain('plaza_hub_client_failures_total{carrier="LongPolling"} 6');
    expect(metrics).toContain('plaza_hub_client_connect_seconds_bucket{le="0.1",carrier="LongPolling"} 1');
    expect(metrics).toContain('plaza_hub_client_connect_seconds_count{carrier="LongPolling"} 2');
  });

  it('is for members', async () => {
    expect(await server.as(null).post('/api/hub/stats', stats)).toMatchObject({ status: 401 });
  });

  it.each([
    ['another carrier', { ...stats, carrier: 'pigeons' }],
    ['a negative count', { ...stats, breaks: -1 }],
    ['a huge count', { ...stats, connects: 1e9 }],
    ['too many times', { ...stats, connect_ms: Array(101).fill(1) }],
    ['something more', { ...stats, userId: '1' }],
  ])('refuses %s', async (_, body) => {
    expect(await server.as(await server.aUser()).post('/api/hub/stats', body)).toMatchObject({ status: 400 });
  });
});
