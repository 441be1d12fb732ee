import { decodeJwt, jwtVerify } from 'jose';
import { AccessToken, TokenVerifier, TrackSource } from 'livekit-server-sdk';
import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { enterZone } from '../testing/inZone.ts';
import { voiceTicket } from './voiceTicket.ts';

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

  it('who is muted gets none', async () => {
    const user = await server.aUser();
    const muted_until = new Date(server.clock.now().getTime() + 86_400_000);
    await server.db('users').where({ id: user.id }).update({ muted_until });
    const visitor = await enterZone(server, user, { path: '/zones/castle' });
    expect(await visitor.connection.invoke('zone-voice', visitor.welcome.visit)).toBeNull();
  });

  it("another one's visit, or none, opens nothing", async () => {
    const one = await enterZone(server, await server.aUser(), { path: '/zones/desert' });
    const other = await enterZone(server, await server.aUser(), { path: '/zones/castle' });
    expect(await other.connection.invoke('zone-voice', one.welcome.visit)).toBeNull();
    expect(await other.connection.invoke('zone-voice', 'no-visit')).toBeNull();
  });
});

describe('a ticket', () => {
  const ticket = () =>
    voiceTicket({ url, key: 'plaza-key', secret: SECRET }, { zone: 'u/court', copy: 2, id: 7 }, new Date());

  it('says what LiveKit’s own tickets say: to speak and to listen in one copy, and nothing else', async () => {
    const { token } = await ticket();
    const grant = Object.fromEntries<unknown>([
      ['room', 'u/court#2'],
      ['roomJoin', true],
      ['canSubscribe', true],
      ['canPublish', true],
      ['canPublishSources', [TrackSource.MICROPHONE]],
      ['canPublishData', false],
    ]);
    const theirs = new AccessToken('plaza-key', SECRET, { identity: '7', ttl: 600 });
    theirs.addGrant(grant);
    const { iss, sub, video } = decodeJwt(await theirs.toJwt());
    expect(video).toBeDefined();
    expect(await new TokenVerifier('plaza-key', SECRET).verify(token)).toMatchObject({ iss, sub, video });
  });

  it('is nothing to a server with another key or secret', async () => {
    const { token } = await ticket();
    await expect(new TokenVerifier('plaza-key', `${SECRET}!`).verify(token)).rejects.toThrow();
    await expect(new TokenVerifier('another-key', SECRET).verify(token)).rejects.toThrow();
  });
});

describe('without one', () => {
  const server = testPlaza();

  it('there are no tickets', async () => {
    const visitor = await enterZone(server, await server.aUser(), { path: '/zones/castle' });
    expect(await visitor.connection.invoke('zone-voice', visitor.welcome.visit)).toBeNull();
  });
});
