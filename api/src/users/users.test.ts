import type { User } from './User.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const house = testPlaza();
let amber: User;
let basalt: User;

beforeAll(async () => {
  amber = await house.aUser({ username: 'amber', name: 'Amber Lindqvist', isAdmin: true });
  basalt = await house.aUser({ username: 'basalt', name: 'Basalt Okoro' });
  await house.aUser({ username: 'blocked', name: 'Blocked Person', isBlocked: true });
  await house.aUser({ username: 'deleted', name: 'Deleted Person', isDeleted: true });
});

describe('GET /profile', () => {
  it('answers name, username and picture', async () => {
    expect(await house.as(basalt).get('/api/profile')).toMatchObject({
      status: 200,
      body: { name: 'Basalt Okoro', username: 'basalt', profile: null },
    });
  });

  it('answers with a slash at the end, as the spec writes it', async () => {
    expect((await house.as(basalt).get('/api/profile/')).status).toBe(200);
  });

  it('asks a stranger to log in', async () => {
    expect(await house.as(null).get('/api/profile')).toMatchObject({
      status: 401,
      body: { code: 'auth.no-session' },
    });
  });
});

describe('GET /profile/:username', () => {
  it('answers a member in any case of letters, and never the e-mail address', async () => {
    const { status, body } = await house.as(basalt).get('/api/profile/AMBER');
    expect(status).toBe(200);
    expect(body).toEqual({ name: 'Amber Lindqvist', username: 'amber', profile: null });
  });

  it('asks a stranger to log in', async () => {
    expect((await house.as(null).get('/api/profile/amber')).status).toBe(401);
  });

  it.each(['nobody', 'deleted', 'blocked'])('knows no %s', async (username) => {
    expect(await house.as(basalt).get(`/api/profile/${username}`)).toMatchObject({
      status: 404,
      body: { code: 'users.unknown' },
    });
  });

  it('shows a blocked person to an administrator', async () => {
    expect((await house.as(amber).get('/api/profile/blocked')).status).toBe(200);
  });

  it.each(['%00', 'a%00b', 'x'.repeat(61)])('refuses the name %s and says which field', async (username) => {
    expect(await house.as(basalt).get(`/api/profile/${username}`)).toMatchObject({
      status: 400,
      body: { code: 'http.bad-input', fields: { 'params.username': expect.any(String) } },
    });
  });
});

describe('GET /chat/search/:username', () => {
  const search = async (text: string) => {
    const answer = await house
      .as(basalt)
      .get<{ username: string }[]>(`/api/chat/search/${encodeURIComponent(text)}`);
    expect(answer.status).toBe(200);
    return answer.body.map(({ username }) => username);
  };

  beforeAll(async () => {
    await house.aUser({ username: 'lanternfish', name: 'Zed' });
    await house.aUser({ username: 'bluelantern', name: 'Alma' });
    await house.aUser({ username: 'carla', name: 'Carla Lantern' });
    await house.aUser({ username: 'per_cent', name: '100% Wool' });
    await house.aUser({ username: 'back\\slash', name: 'Ünïcode Straße' });
  });

  it('finds beginnings first, then the middle, in names too', async () => {
    expect(await search('LANTERN')).toEqual(['lanternfish', 'bluelantern', 'carla']);
  });

  it('takes %, _ and \\ for what they are', async () => {
    expect(await search('%')).toEqual(['per_cent']);
    expect(await search('r_c')).toEqual(['per_cent']);
    expect(await search('\\')).toEqual(['back\\slash']);
  });

  it('knows big and small letters beyond ASCII', async () => {
    expect(await search('ünÏ')).toEqual(['back\\slash']);
  });

  it('answers id, name, username and picture, nothing else', async () => {
    const { body } = await house.as(basalt).get('/api/chat/search/amber');
    expect(body).toEqual([{ id: amber.id, name: 'Amber Lindqvist', username: 'amber', profile: null }]);
  });

  it('hides blocked and deleted people', async () => {
    expect(await search('person')).toEqual([]);
  });

  it('answers at most twenty', async () => {
    for (let index = 0; index < 21; index += 1) await house.aUser({ username: `crowd${index}` });
    expect(await search('crowd')).toHaveLength(20);
  });

  it('asks a stranger to log in', async () => {
    expect((await house.as(null).get('/api/chat/search/amber')).status).toBe(401);
  });

  it('refuses a text longer than any name', async () => {
    const { status } = await house.as(basalt).get(`/api/chat/search/${'x'.repeat(61)}`);
    expect(status).toBe(400);
  });
});
