import { testPlaza } from '../testing/testPlaza.ts';
import { iceServersFor } from './own.routes.ts';

const now = new Date('2026-11-22T12:00:00Z');

test('a secret never leaves the server: it becomes a name and a password for an hour', () => {
  const servers = [{ urls: ['stun:stun.example'] }, { urls: ['turn:turn.example'], secret: 'very secret' }];
  const given = iceServersFor(servers, '7', now);
  expect(given[0]).toEqual({ urls: ['stun:stun.example'] });
  expect(given[1]?.username).toBe(`${now.getTime() / 1000 + 3600}:7`);
  expect(given[1]?.credential).toMatch(/^[\w+/]{27}=$/);
  expect(JSON.stringify(given)).not.toContain('very secret');
});

describe('GET /zones/voice', () => {
  const server = testPlaza({ env: { ICE_SERVERS: '[{"urls":["stun:stun.example:3478"]}]' } });

  it('tells members the helpers of this installation', async () => {
    const answer = await server.as(await server.aUser()).get('/api/zones/voice');
    expect(answer.body).toEqual({ ice: [{ urls: ['stun:stun.example:3478'] }] });
    expect((await server.as(null).get('/api/zones/voice')).status).toBe(401);
  });
});
