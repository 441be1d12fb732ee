import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { MadeZone } from '@plaza/api-contract';
import { TokenVerifier } from 'livekit-server-sdk';
import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { enterZone } from '../testing/inZone.ts';

const KEY = 'plaza-key';
const SECRET = 'a secret that LiveKit and Plaza share';

interface Removed {
  path: string | undefined;
  token: string;
  /** What was asked, in its order: the names are LiveKit's own. */
  asked: [name: string, value: unknown][];
}

/** As much of LiveKit's server as is asked of it: takes people out, and keeps who they were. */
const removed: Removed[] = [];
let answers = 200;
const liveKit = createServer((request, response) => {
  void json(request).then((asked) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    removed.push({ path: request.url, token, asked: Object.entries(asked ?? {}) });
    response.writeHead(answers, { 'content-type': 'application/json' }).end('{}');
    liveKit.emit('removed');
  });
});
beforeAll(async () => {
  liveKit.listen(0, '127.0.0.1');
  await once(liveKit, 'listening');
});
afterAll(() => liveKit.close());

const server = testPlaza({
  env: {
    LIVEKIT_KEY: KEY,
    LIVEKIT_SECRET: SECRET,
    get LIVEKIT_URL() {
      return `ws://127.0.0.1:${(liveKit.address() as AddressInfo).port}`;
    },
  },
});
afterEach(leaveHub);
beforeEach(() => {
  removed.length = 0;
  answers = 200;
});

const askedOf = (call: string, you: number, before: number) => [
  ['room', call],
  ['identity', String(you)],
  ['revokeTokenTs', String(before)],
];
const seconds = () => Math.floor(server.clock.now().getTime() / 1000);

async function aZone() {
  const [owner, guest] = [await server.aUser(), await server.aUser()];
  const form = { name: 'Voices', zone: 'castle', mode: 'public', avatar: 1, notify: false };
  const { slug, path } = (await server.as(owner).post<MadeZone>('/api/zones', form)).body;
  const visitor = await enterZone(server, guest, { path });
  const ticket = () => visitor.connection.invoke('zone-voice', visitor.welcome.visit);
  return { owner, guest, slug, visitor, ticket };
}

it('who is sent out of a zone is put out of its voices, and all their tickets are void', async () => {
  const { owner, guest, slug, visitor, ticket } = await aZone();
  await ticket();
  removed.length = 0;
  const isPutOut = once(liveKit, 'removed');
  await server.as(owner).put(`/api/zones/u/${slug}/bans/${guest.username}`, { lasts: 'for-good' });
  await visitor.hears('out');
  await isPutOut;
  const [{ path, token, asked } = { path: '', token: '', asked: [] }] = removed;
  expect(path).toBe('/twirp/livekit.RoomService/RemoveParticipant');
  const call = `u/${slug}#1`;
  // Also those of this very second.
  expect(asked).toEqual(askedOf(call, visitor.welcome.you, seconds() + 1));
  const { video } = await new TokenVerifier(KEY, SECRET).verify(token, 60);
  expect(Object.entries(video ?? {})).toEqual([
    ['room', call],
    ['roomAdmin', true],
  ]);
  expect(await ticket()).toBeNull();
});

it('who only leaves is put out as well, if they could speak there', async () => {
  const { slug, visitor, ticket } = await aZone();
  await ticket();
  removed.length = 0;
  const isPutOut = once(liveKit, 'removed');
  visitor.leave();
  await isPutOut;
  // A ticket that they get when they are back in this second is good.
  const asked = askedOf(`u/${slug}#1`, visitor.welcome.you, seconds());
  expect(removed).toMatchObject([{ asked }]);
});

it('a number is given to the next: whoever still speaks under it is put out before they come in', async () => {
  const { slug, visitor, ticket } = await aZone();
  expect(await ticket()).toMatchObject({ token: expect.any(String) });
  // The ticket itself is of this second.
  const asked = askedOf(`u/${slug}#1`, visitor.welcome.you, seconds());
  expect(removed).toMatchObject([{ asked }]);
});

it.each([404, 500])('a LiveKit server that answers %s keeps nobody from speaking', async (status) => {
  const { ticket } = await aZone();
  answers = status;
  expect(await ticket()).toMatchObject({ token: expect.any(String) });
});
