import { decodeJwt, jwtVerify } from 'jose';
import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { enterZone } from '../testing/inZone.ts';

const SECRET = 'a secret that LiveKit and Plaza share';
const url = 'wss://livekit.example';
const env = { LIVEKIT_URL: url, LIVEKIT_KEY: 'plaza-key', LIVEKIT_SECRET: SECRET };

afterEach(leaveHub);

describe('with a LiveKit server', () => {
  const server = testPlaza({ env });

  it('who is in a zone gets a ticket to its own copy, under their own number, for ten minutes', async () => {
    const visitor = await enterZone(server, await server.aUser(), { path: '/zones/castle' });
    const ticket = await visitor.connection.invoke('zone-voice', visitor.welcome.visit);
    expect(ticket.url).toBe(url);
    const key = new TextEncoder().encode(SECRET);
    const { payload } = await jwtVerify(ticket.token, key, { currentDate: server.clock.now() });
    expect(payload).toMatchObject({
      ...{ iss: 'plaza-key', sub: String(visitor.welcome.you) },
      video: { canPublishSources: ['microphone'], canPublishData: false },
    });
    expect(Object.entries(payload['video'] ?? {})).toEqual(
      expect.arrayContaining([
        ['room', 'castle#1'],
        ['roomJoin', true],
      ]),
    );
    expect((payload.exp ?? 0) - (payload.nbf ?? 0)).toBe(600);
    expect(JSON.stringify(decodeJwt(ticket.token))).not.toContain(SECRET);
  });

  it("another one's visit, or none, opens nothing", async () => {
    const one = await enterZone(server, await server.aUser(), { path: '/zones/desert' });
    const other = await enterZone(server, await server.aUser(), { path: '/zones/castle' });
    expect(await other.connection.invoke('zone-voice', one.welcome.visit)).toBeNull();
    expect(await other.connection.invoke('zone-voice', 'no-visit')).toBeNull();
  });
});

describe('without one', () => {
  const server = testPlaza();

  it('there are no tickets', async () => {
    const visitor = await enterZone(server, await server.aUser(), { path: '/zones/castle' });
    expect(await visitor.connection.invoke('zone-voice', visitor.welcome.visit)).toBeNull();
  });
});
