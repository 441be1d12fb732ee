import type { Profile } from '@plaza/api-contract';
import sharp from 'sharp';
import { befriend } from '../friends/testing/befriend.ts';
import { sweepMediaJob } from '../media/sweepMediaJob.ts';
import { sendForm } from '../media/testing/aForm.ts';
import { aMovingPicture, aPicture, aVideo } from '../media/testing/pictures.ts';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { told } from '../realtime/testing/told.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
afterEach(leaveHub);
let amber: User;
let basalt: User;
let cedar: User;

beforeAll(async () => {
  amber = await server.aUser({ username: 'amber', name: 'Amber Lindqvist', isAdmin: true });
  basalt = await server.aUser({ username: 'basalt', name: 'Basalt Okoro' });
  cedar = await server.aUser({ username: 'cedar', name: 'Cedar Novak' });
  await server.aUser({ username: 'blocked', name: 'Blocked Person', isBlocked: true });
  await server.aUser({ username: 'deleted', name: 'Deleted Person', isDeleted: true });
  await befriend(server.db, basalt, amber);
  await befriend(server.db, amber, cedar);
});

const wall = (by: User, against: User) =>
  server.db('blocks').insert({ user_id: by.id, other_id: against.id });
const profileOf = (who: User, username?: string) =>
  server.as(who).get<Profile>(`/api/profile${username === undefined ? '' : `/${username}`}`);

describe('GET /profile', () => {
  it('[3-4] answers one’s own name, username and picture, with what one owns', async () => {
    const { status, body } = await profileOf(basalt);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Basalt Okoro', username: 'basalt', profile: null });
    expect(body).toMatchObject({ id: basalt.id, is_owner: true, friendship: 'self', friends_count: 1 });
    expect(body.mutual_friends).toEqual({ count: 0, faces: [] });
  });

  it('[7.2-5] answers with a slash at the end, as the spec writes it', async () => {
    expect((await server.as(basalt).get('/api/profile/')).status).toBe(200);
  });

  it('asks a stranger to log in', async () => {
    expect(await server.as(null).get('/api/profile')).toMatchObject({
      status: 401,
      body: { code: 'auth.no-session' },
    });
  });
});

describe('GET /profile/:username', () => {
  it('[3-4] [7.2-5] answers a member in any case of letters, and never the e-mail address', async () => {
    const { status, body } = await profileOf(basalt, 'AMBER');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Amber Lindqvist', username: 'amber', profile: null });
    expect(body).toMatchObject({ friendship: 'friends', is_owner: false, friends_count: 2 });
    expect(JSON.stringify(body)).not.toContain('@plaza.example');
  });

  it('says how near a stranger is', async () => {
    const { body } = await profileOf(basalt, 'cedar');
    expect(body.friendship).toBe('none');
    expect(body.mutual_friends).toMatchObject({ count: 1, faces: [{ username: 'amber' }] });
  });

  it('says who has asked whom', async () => {
    const [dune, ember] = [await server.aUser({ username: 'dune' }), await server.aUser()];
    await server.db('friend_requests').insert({ from_id: dune.id, to_id: ember.id });
    expect((await profileOf(ember, 'dune')).body.friendship).toBe('asked');
    expect((await profileOf(dune, ember.username)).body.friendship).toBe('requested');
  });

  it('counts the posts that who looks may read', async () => {
    const garnet = await server.aUser({ username: 'garnet' });
    await befriend(server.db, garnet, amber);
    const post = { author_id: garnet.id, context: 'A lantern' };
    await server.db('posts').insert([
      { ...post, sharing: 1 },
      { ...post, sharing: 2 },
      { ...post, sharing: 1, deleted_at: new Date() },
    ]);
    expect((await profileOf(amber, 'garnet')).body.posts_count).toBe(2);
    expect((await profileOf(basalt, 'garnet')).body.posts_count).toBe(1);
    expect((await profileOf(garnet)).body.posts_count).toBe(2);
  });

  it('asks a stranger to log in', async () => {
    expect((await server.as(null).get('/api/profile/amber')).status).toBe(401);
  });

  it.each(['nobody', 'deleted', 'blocked'])('knows no %s', async (username) => {
    expect(await profileOf(basalt, username)).toMatchObject({ status: 404, body: { code: 'users.unknown' } });
  });

  it('shows one who was blocked by an administrator to an administrator', async () => {
    expect((await profileOf(amber, 'blocked')).status).toBe(200);
  });

  it('is not there for whom its owner has blocked, and says nothing more the other way', async () => {
    const [hazel, indigo] = [
      await server.aUser({ username: 'hazel' }),
      await server.aUser({ username: 'indigo' }),
    ];
    await server.db('users').where({ id: indigo.id }).update({ bio: 'Paper boats', organisation: 'Regatta' });
    await wall(hazel, indigo);
    expect(await profileOf(indigo, 'hazel')).toMatchObject({ status: 404, body: { code: 'users.unknown' } });
    const { body } = await profileOf(hazel, 'indigo');
    expect(body).toMatchObject({ username: 'indigo', is_blocked: true, bio: null, organisation: null });
    expect(body).toMatchObject({ posts_count: 0, friends_count: 0, joined_at: null });
    await wall(indigo, hazel);
    expect((await profileOf(hazel, 'indigo')).status).toBe(404);
  });

  it('says whom one has muted', async () => {
    await server.db('mutes').insert({ user_id: cedar.id, other_id: basalt.id });
    expect((await profileOf(cedar, 'basalt')).body.is_muted).toBe(true);
    expect((await profileOf(basalt, 'cedar')).body.is_muted).toBe(false);
  });

  it.each(['%00', 'a%00b', 'x'.repeat(61)])('refuses the name %s and says which field', async (username) => {
    expect(await profileOf(basalt, username)).toMatchObject({
      status: 400,
      body: { code: 'http.bad-input', fields: { 'params.username': expect.any(String) } },
    });
  });
});

describe('PUT /profile', () => {
  const change = (body: unknown, who: User | null = basalt) =>
    server.as(who).put<Profile>('/api/profile', body);

  it('changes what was sent and leaves the rest', async () => {
    await change({ bio: '  Radio at night.\nTea.  ', organisation: 'Harbour Light Radio' });
    const { status, body } = await change({ favourite_zone: '/zones/castle' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ bio: 'Radio at night.\nTea.', organisation: 'Harbour Light Radio' });
    expect(body.favourite_zone).toEqual({ name: 'Castle Zone', path: '/zones/castle' });
    expect((await profileOf(amber, 'basalt')).body.bio).toBe('Radio at night.\nTea.');
  });

  it('takes back what is null or blank', async () => {
    await change({ bio: 'x', organisation: 'y', favourite_zone: '/zones/desert' });
    const { body } = await change({ bio: ' ', organisation: null, favourite_zone: null });
    expect([body.bio, body.organisation, body.favourite_zone]).toEqual([null, null, null]);
  });

  it('answers the profile when nothing is asked', async () => {
    expect((await change({})).body.username).toBe('basalt');
  });

  it.each([
    ['a bio without end', { bio: 'x'.repeat(301) }, 'http.bad-input'],
    ['a zone that is none', { favourite_zone: '/zones/nowhere' }, 'profiles.unknown-zone'],
    ['another’s picture', { picture: '/media/x' }, 'http.bad-input'],
    ['a number', { bio: 7 }, 'http.bad-input'],
  ])('refuses %s', async (_, body, code) => {
    expect(await change(body)).toMatchObject({ status: 400, body: { code } });
  });

  it('asks a stranger to log in', async () => expect((await change({ bio: 'x' }, null)).status).toBe(401));
});

describe('POST /profile/set', () => {
  type Entries = Parameters<typeof sendForm>[2];
  const set = <Body = Profile>(entries: Entries, who: User | null = basalt) =>
    sendForm<Body>(server.as(who), '/api/profile/set', entries);
  const open = async (address: string) => {
    const response = await server.as(null).fetch(address);
    return { status: response.status, about: sharp(Buffer.from(await response.arrayBuffer())) };
  };

  it('[7.2-5] [2.13-1] takes a picture, which everybody sees from then on', async () => {
    const { status, body } = await set([['profile', await aPicture(600, 400)]]);
    expect([status, body.username]).toEqual([200, 'basalt']);
    expect(body.profile).toMatch(/^\/media\/[\w-]{36}\/256\.webp$/);
    expect((await profileOf(amber, 'basalt')).body.profile).toBe(body.profile);
    for (const side of [64, 128, 256, 512]) {
      const { about } = await open(String(body.profile).replace('256', String(side)));
      expect(await about.metadata()).toMatchObject({ format: 'webp', width: side, height: side });
    }
  });

  it('keeps the square that was chosen', async () => {
    const left = { create: { width: 300, height: 300, channels: 3 as const, background: '#ff0000' } };
    const sent = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#0000ff' } })
      .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const middleOf = async (crop: object) => {
      const { body } = await set([
        ['profile', sent],
        ['crop', JSON.stringify(crop)],
      ]);
      const { dominant } = await (await open(String(body.profile))).about.stats();
      return dominant.r > dominant.b ? 'red' : 'blue';
    };
    expect(await middleOf({ x: 0, y: 0, side: 280 })).toBe('red');
    expect(await middleOf({ x: 310, y: 10, side: 280 })).toBe('blue');
    // Beyond the edge there is no picture: the nearest square stands in.
    expect(await middleOf({ x: 590, y: 290, side: 9000 })).toBe('blue');
  });

  it('takes the first moment of what moves, and a picture turned by the camera as it should be seen', async () => {
    expect((await set([['profile', await aMovingPicture()]])).status).toBe(200);
    const tall = await sharp(await aPicture(300, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const crop = JSON.stringify({ x: 0, y: 100, side: 200 });
    expect(
      (
        await set([
          ['profile', tall],
          ['crop', crop],
        ])
      ).status,
    ).toBe(200);
  });

  it('lets the picture before go', async () => {
    const first = (await set([['profile', await aPicture(90, 90)]])).body.profile;
    await set([['profile', await aPicture(90, 90)]]);
    const [, , id] = String(first).split('/');
    expect(await server.db('media').where({ id }).first()).toMatchObject({
      attached_at: null,
      is_public: false,
    });
    expect((await open(String(first))).status).toBe(404);
  });

  it.each<[string, number, string, () => Promise<Entries> | Entries]>([
    ['a video', 415, 'media.wrong-type', () => [['profile', aVideo()]]],
    [
      'an SVG',
      415,
      'media.wrong-type',
      () => [['profile', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(3))]],
    ],
    ['no file', 400, 'media.no-file', () => [['crop', '{"x":0,"y":0,"side":9}']]],
    [
      'a square that is none',
      400,
      'http.bad-input',
      async () => [
        ['profile', await aPicture(9, 9)],
        ['crop', '{"x":-1,"y":0,"side":9}'],
      ],
    ],
    [
      'a square in words',
      400,
      'http.bad-input',
      async () => [
        ['profile', await aPicture(9, 9)],
        ['crop', 'the left half'],
      ],
    ],
    [
      'somebody else’s name',
      400,
      'http.bad-input',
      async () => [
        ['profile', await aPicture(9, 9)],
        ['username', 'amber'],
      ],
    ],
  ])('[5-2] refuses %s, and keeps the picture that was', async (_, status, code, entries) => {
    const before = (await profileOf(basalt)).body.profile;
    const answer = await set<{ code: string }>(await entries());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await profileOf(basalt)).body.profile).toBe(before);
  });

  it('[6-3] changes nobody’s picture but one’s own', async () => {
    await set([['profile', await aPicture(90, 90)]], basalt);
    const before = (await profileOf(basalt)).body.profile;
    expect((await set([['profile', await aPicture(90, 90)]], amber)).status).toBe(200);
    expect((await server.as(amber).delete('/api/profile/picture')).status).toBe(200);
    expect((await profileOf(amber, 'basalt')).body.profile).toBe(before);
  });

  it('[6-3] asks a stranger to log in', async () => {
    expect((await set([['profile', await aPicture(9, 9)]], null)).status).toBe(401);
    expect((await server.as(null).delete('/api/profile/picture')).status).toBe(401);
  });

  it('DELETE /profile/picture takes it away, twice is once', async () => {
    await set([['profile', await aPicture(90, 90)]], cedar);
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.as(cedar).delete<Profile>('/api/profile/picture');
      expect([answer.status, answer.body.profile]).toEqual([200, null]);
    }
  });

  describe('POST /profile/picture/restore', () => {
    const restore = (who: User | null) =>
      server.as(who).post<Profile & { code: string }>('/api/profile/picture/restore');
    const setOwn = async (who: User) => (await set([['profile', await aPicture(90, 90)]], who)).body.profile;
    const sweepADayLater = async (id = '') => {
      server.clock.advance({ days: 1 });
      await sweepMediaJob.run({ id }, server.plaza);
    };

    it('puts up again what was taken down, for everybody, and twice is once', async () => {
      const hazel = await server.aUser();
      const picture = await setOwn(hazel);
      await server.as(hazel).delete('/api/profile/picture');
      await server.as(hazel).delete('/api/profile/picture');
      expect((await open(String(picture))).status).toBe(404);
      for (let time = 0; time < 2; time += 1)
        expect(await restore(hazel)).toMatchObject({ status: 200, body: { profile: picture } });
      expect((await open(String(picture))).status).toBe(200);
      const [, , id] = String(picture).split('/');
      await sweepADayLater(id);
      expect(await server.db('media').where({ id })).toHaveLength(1);
    });

    it('leaves another picture that was put up meanwhile', async () => {
      const indigo = await server.aUser();
      await setOwn(indigo);
      await server.as(indigo).delete('/api/profile/picture');
      const other = await setOwn(indigo);
      expect((await restore(indigo)).body.profile).toBe(other);
      // The one before is no way back from the other.
      await server.as(indigo).delete('/api/profile/picture');
      expect((await restore(indigo)).body.profile).toBe(other);
    });

    it('says so where there is none, never was, or it is swept', async () => {
      const juniper = await server.aUser();
      const refusal = { status: 404, body: { code: 'profiles.no-former-picture' } };
      expect(await restore(juniper)).toMatchObject(refusal);
      const [, , id] = String(await setOwn(juniper)).split('/');
      await server.as(juniper).delete('/api/profile/picture');
      await sweepADayLater(id);
      expect(await restore(juniper)).toMatchObject(refusal);
      expect((await restore(null)).status).toBe(401);
    });
  });

  it('tells one’s other devices of each change, once', async () => {
    const dune = await server.aUser();
    const device = await joinHub(server.url, await server.bearerOf(dune));
    await device.sync(null);
    const { profile } = (await set([['profile', await aPicture(90, 90)]], dune)).body;
    await server.as(dune).delete('/api/profile/picture');
    await server.as(dune).delete('/api/profile/picture');
    expect(await told(device, ['picture-changed'], 2)).toEqual([{ profile }, { profile: null }]);
  });
});
