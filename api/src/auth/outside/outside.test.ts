import { generateKeyPair, UnsecuredJWT, type JWTPayload } from 'jose';
import { testPlaza } from '../../testing/testPlaza.ts';
import { TestIssuer } from '../testing/TestIssuer.ts';

const CLIENT = 'plaza-client';
const PASSWORD = 'a quiet lantern';
const issuer = new TestIssuer();
const env: Record<string, string> = {
  GOOGLE_CLIENT_ID: CLIENT,
  OAUTH_CLIENT_ID: CLIENT,
  OAUTH_CLIENT_SECRET: 'hush',
};
beforeAll(async () => {
  const url = await issuer.start();
  Object.assign(env, { GOOGLE_ISSUER: url, OAUTH_ISSUER: url, OAUTH_NAME: 'Harbour ID' });
});
const server = testPlaza({ env });
afterAll(() => issuer.stop());

let made = 0;
function aVisitor(options: JWTPayload = {}): JWTPayload & { email: string } {
  made += 1;
  const email = `outside${made}@mail.example`;
  return { sub: `sub-${made}`, aud: CLIENT, email, email_verified: true, name: 'Out Sider', ...options };
}

interface Opened {
  token: string;
  user: { id: string; username: string; email: string };
  code: string;
}

/** A browser asks for a nonce before it goes to Google. */
async function draw(cookie = '') {
  const { status, body, headers } = await server
    .as(null)
    .post<{ nonce: string }>('/api/auth/google/nonce', undefined, { cookie });
  expect(status).toBe(200);
  return { nonce: body.nonce, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const bring = (code: string, cookie: string) =>
  server.as(null).post<Opened>('/api/auth/google', { code }, { cookie });

async function google(claims: JWTPayload, now = server.clock.now()) {
  const { nonce, cookie } = await draw();
  return bring(await issuer.sign({ nonce, ...claims }, now), cookie);
}

describe('POST /auth/google', () => {
  it('[7.1-1] makes a member of a newcomer, and knows the same one again by key, not by address', async () => {
    const visitor = aVisitor();
    const first = await google(visitor);
    expect(first).toMatchObject({ status: 200, body: { user: { email: visitor.email } } });
    const again = await google({ ...visitor, email: 'moved@mail.example' });
    expect(again.body.user.id).toBe(first.body.user.id);
    const bearer = { authorization: `Bearer ${first.body.token}` };
    expect((await server.as(null).get('/api/account', bearer)).body).toMatchObject({ has_password: false });
  });

  it('joins an account whose address both sides have verified', async () => {
    const here = await server.aUser({ password: PASSWORD });
    expect((await google(aVisitor({ email: here.email }))).body.user.id).toBe(here.id);
    const login = { emailOrUsername: here.email, password: PASSWORD };
    expect((await server.as(null).post('/api/auth/login', login)).status).toBe(200);
  });

  const logIn = (emailOrUsername: string) =>
    server.as(null).post('/api/auth/login', { emailOrUsername, password: PASSWORD });

  it('leaves the password to a member whose address an administrator wants to see proved once more', async () => {
    const here = await server.aUser({ password: PASSWORD });
    await server.db('users').where({ id: here.id }).update({ is_verified: false });
    expect((await logIn(here.email)).body).toMatchObject({ code: 'auth.unverified' });
    const open = server.as(here);
    expect((await google(aVisitor({ email: here.email }))).body.user.id).toBe(here.id);
    expect((await logIn(here.email)).status).toBe(200);
    expect((await open.get('/api/account')).status).toBe(200);
  });

  it('leaves nothing to who never became a member and holds the address from before', async () => {
    const waits = await server.aUser({ password: PASSWORD });
    await server.db('users').where({ id: waits.id }).update({ is_verified: false, joined_at: null });
    expect((await google(aVisitor({ email: waits.email }))).status).toBe(200);
    expect((await logIn(waits.email)).body).toMatchObject({ code: 'auth.wrong-login' });
  });

  it('wipes the password of who signed up with the address and never verified it', async () => {
    const visitor = aVisitor();
    const trap = { name: 'Trap', username: 'trap', email: visitor.email, password: PASSWORD };
    await server.as(null).post('/api/auth/register', trap);
    expect((await google(visitor)).status).toBe(200);
    const login = { emailOrUsername: visitor.email, password: PASSWORD };
    expect((await server.as(null).post('/api/auth/login', login)).body).toMatchObject({
      code: 'auth.wrong-login',
    });
  });

  it('takes no name over that the rules of the moderators keep from being read', async () => {
    await server.db('word_rules').insert({ kind: 'word', pattern: 'casino*', made_at: server.clock.now() });
    const profile = async (claims: JWTPayload) => {
      const { body } = await google(claims);
      return server.db('users').where({ id: body.user.id }).first('name', 'username');
    };
    const visitor = aVisitor({ name: 'Cas\u200bino Royal' });
    expect(await profile(visitor)).toMatchObject({ name: 'Newcomer' });
    expect(await profile(aVisitor({ email: 'casino77@mail.example' }))).toEqual({
      name: 'Out Sider',
      username: expect.stringMatching(/^visitor/),
    });
    expect(await profile(aVisitor({ email: 'casino88@mail.example', name: undefined }))).toMatchObject({
      name: 'Newcomer',
    });
    await server.db('word_rules').delete();
    // Who is here keeps what they are called.
    expect(await profile(visitor)).toMatchObject({ name: 'Newcomer' });
  });

  it('makes no newcomer while sign-up is switched off, and lets in who is here', async () => {
    const { brand } = server.plaza.config;
    const here = await server.aUser();
    brand.features_off = ['signup'];
    expect((await google(aVisitor())).body).toMatchObject({ code: 'platform.feature-off' });
    expect((await google(aVisitor({ email: here.email }))).status).toBe(200);
    delete brand.features_off;
  });

  it('does not let in who is blocked', async () => {
    const blocked = await server.aUser({ isBlocked: true });
    expect((await google(aVisitor({ email: blocked.email }))).body).toMatchObject({ code: 'auth.blocked' });
  });

  it('goes on when the provider turns its keys, and refuses the old ones', async () => {
    const visitor = aVisitor();
    expect((await google(visitor)).status).toBe(200);
    const { nonce, cookie } = await draw();
    const old = await issuer.sign({ ...visitor, nonce }, server.clock.now());
    await issuer.turnKeys();
    expect((await google(visitor)).status).toBe(200);
    expect((await bring(old, cookie)).status).toBe(403);
  });

  it.each<[string, (now: number) => JWTPayload]>([
    ['for another client', () => ({ aud: 'elsewhere' })],
    ['for two clients, without saying for whom', () => ({ aud: [CLIENT, 'elsewhere'] })],
    ['that another client asked for', () => ({ azp: 'elsewhere' })],
    ['of another issuer', () => ({ iss: 'https://elsewhere.example' })],
    ['that is over', (now) => ({ exp: now - 61 })],
    ['that is not valid yet', (now) => ({ nbf: now + 600 })],
    ['of nobody', () => ({ sub: '' })],
    ['without a verified address', () => ({ email_verified: false })],
    ['without an address', () => ({ email: undefined })],
  ])('refuses a token %s', async (_, options) => {
    const now = Math.floor(server.clock.now().getTime() / 1000);
    expect(await google(aVisitor(options(now)))).toMatchObject({
      status: 403,
      body: { code: 'auth.wrong-outside' },
    });
  });

  describe('a token that was stolen', () => {
    const tokenFor = (nonce: string | undefined) => issuer.sign({ ...aVisitor(), nonce }, server.clock.now());
    const refusal = { status: 403, body: { code: 'auth.wrong-outside' } };

    it('opens nothing in another browser, and still its own, once', async () => {
      const [own, thief] = [await draw(), await draw()];
      const token = await tokenFor(own.nonce);
      expect(await bring(token, '')).toMatchObject(refusal);
      expect(await bring(token, thief.cookie)).toMatchObject(refusal);
      expect((await bring(token, own.cookie)).status).toBe(200);
      expect(await bring(token, own.cookie)).toMatchObject(refusal);
    });

    it('opens nothing twice at once', async () => {
      const { nonce, cookie } = await draw();
      const token = await tokenFor(nonce);
      const answers = await Promise.all(Array.from({ length: 8 }, () => bring(token, cookie)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it.each([
      ['without a nonce', undefined],
      ['with a nonce that nobody drew', 'A'.repeat(43)],
    ])('opens nothing %s', async (_, nonce) => {
      const { cookie } = await draw();
      expect(await bring(await tokenFor(nonce), cookie)).toMatchObject(refusal);
    });

    it('opens nothing after ten minutes', async () => {
      const { nonce, cookie } = await draw();
      server.clock.advance({ minutes: 10 });
      expect(await bring(await tokenFor(nonce), cookie)).toMatchObject(refusal);
    });
  });

  it('lets two tabs of one browser ask side by side', async () => {
    const first = await draw();
    const second = await draw(first.cookie);
    for (const { nonce } of [first, second]) {
      const token = await issuer.sign({ ...aVisitor(), nonce }, server.clock.now());
      expect((await bring(token, second.cookie)).status).toBe(200);
    }
  });

  it('keeps the half of the browser from scripts and other sites', async () => {
    const { headers } = await server.as(null).post('/api/auth/google/nonce');
    expect(headers.get('set-cookie')).toMatch(
      /^plaza_nonce=[\w-]{43}; Path=\/api\/auth\/google; Max-Age=600; HttpOnly; SameSite=Strict$/,
    );
  });

  it('refuses what the provider did not sign', async () => {
    const { nonce, cookie } = await draw();
    const visitor = aVisitor({ iss: issuer.url, nonce });
    const stranger = await generateKeyPair('RS256');
    const forged = [
      new UnsecuredJWT(visitor).setIssuedAt().setExpirationTime('1h').encode(),
      await issuer.sign(visitor, server.clock.now(), { key: stranger.privateKey }),
      await issuer.sign(visitor, server.clock.now(), { kid: 'unknown' }),
      'garbage',
      'a.b.c',
      await server.bearerOf(await server.aUser()),
    ];
    for (const code of forged) expect((await bring(code, cookie)).status).toBe(403);
  });
});

describe('/auth/oauth', () => {
  async function begin(query = '') {
    const response = await server.as(null).fetch(`/api/auth/oauth${query}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('set-cookie')).toMatch(
      /^plaza_flow=[\w-]{43}; Path=\/api\/auth\/oauth; .*HttpOnly; SameSite=Lax$/,
    );
    return {
      url: response.headers.get('location') ?? '',
      cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
    };
  }

  async function comeBack(path: string, cookie: string): Promise<string> {
    const response = await server.as(null).fetch(path, { headers: { cookie } });
    expect(response.status).toBe(302);
    return response.headers.get('location') ?? '';
  }

  const finish = (code: string, cookie: string) =>
    server.as(null).post<Opened>('/api/auth/oauth', { code }, { cookie });

  function logInThere(visitor: JWTPayload) {
    issuer.claims = { ...visitor, at: server.clock.now().getTime() };
  }

  it('says what is configured', async () => {
    expect((await server.as(null).get('/api/auth/providers')).body).toEqual({
      google: { client_id: CLIENT },
      oauth: { name: 'Harbour ID' },
      demo: true,
    });
  });

  it('[7.1-2] leads to the provider with PKCE, and back into a session, once', async () => {
    const visitor = aVisitor();
    logInThere(visitor);
    const { url, cookie } = await begin();
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      scope: 'openid email profile',
    });
    const back = issuer.agree(url);
    const [, code = ''] = /^\/login#oauth=([\w-]{43})$/.exec(await comeBack(back, cookie)) ?? [];
    expect(await finish(code, cookie)).toMatchObject({
      status: 200,
      body: { user: { email: visitor.email } },
    });
    expect((await finish(code, cookie)).status).toBe(403);
    expect(await comeBack(back, cookie)).toBe('/login#oauth-error=auth.wrong-outside');
  });

  it.each(['/chat/5?x=1', 'https://evil.example', '//evil.example'])(
    'brings %s back as where the visitor wanted to go, for the login to judge',
    async (then) => {
      logInThere(aVisitor());
      const { url, cookie } = await begin(`?then=${encodeURIComponent(then)}`);
      const back = new URL(await comeBack(issuer.agree(url), cookie), server.url);
      expect([back.origin, back.pathname]).toEqual([server.url, '/login']);
      expect(back.searchParams.get('then')).toBe(then);
      expect(await finish(back.hash.slice('#oauth='.length), cookie)).toMatchObject({ status: 200 });
    },
  );

  it('goes on in the browser that began, and in no other', async () => {
    logInThere(aVisitor());
    const mine = await begin();
    const stranger = await begin();
    expect(await comeBack(issuer.agree(mine.url), stranger.cookie)).toContain('#oauth-error=');
    const again = await begin();
    const code = (await comeBack(issuer.agree(again.url), again.cookie)).split('=')[1] ?? '';
    expect((await finish(code, stranger.cookie)).status).toBe(403);
    expect((await finish(code, again.cookie)).status).toBe(200);
  });

  it('gives a minute for the last step and ten for the whole way', async () => {
    logInThere(aVisitor());
    const { url, cookie } = await begin();
    const code = (await comeBack(issuer.agree(url), cookie)).split('=')[1] ?? '';
    server.clock.advance({ minutes: 1 });
    expect((await finish(code, cookie)).status).toBe(403);
    const slow = await begin();
    server.clock.advance({ minutes: 10 });
    expect(await comeBack(issuer.agree(slow.url), slow.cookie)).toContain('#oauth-error=');
  });

  it('refuses a token that was made for another login', async () => {
    logInThere(aVisitor({ nonce: 'another' }));
    const { url, cookie } = await begin();
    expect(await comeBack(issuer.agree(url), cookie)).toBe('/login#oauth-error=auth.wrong-outside');
  });

  it.each(['', '?error=access_denied', '?code=x', '?code=x&state=y'])(
    'leads home from a callback with %p',
    async (query) => {
      expect(await comeBack(`/api/auth/oauth/callback${query}`, '')).toMatch(/^\/login#oauth-error=/);
    },
  );
});

describe('unconfigured', () => {
  const bare = testPlaza();

  it('[7.1-2] says so', async () => {
    const refusal = { status: 404, body: { code: 'auth.not-configured' } };
    expect(await bare.as(null).post('/api/auth/google/nonce')).toMatchObject(refusal);
    expect(await bare.as(null).post('/api/auth/google', { code: 'x' })).toMatchObject(refusal);
    const begun = await bare.as(null).fetch('/api/auth/oauth');
    expect(begun.status).toBe(302);
    expect(begun.headers.get('location')).toBe('/login#oauth-error=auth.not-configured');
    expect((await bare.as(null).get('/api/auth/providers')).body).toMatchObject({
      google: null,
      oauth: null,
    });
  });
});

describe('a provider that is away', () => {
  const lonely = testPlaza({ env: { GOOGLE_CLIENT_ID: CLIENT, GOOGLE_ISSUER: 'http://127.0.0.1:1' } });

  it('is no fault of the visitor', async () => {
    expect((await lonely.as(null).post('/api/auth/google', { code: 'a.b.c' })).status).toBe(503);
  });
});

describe('a provider whose document leads into our own network', () => {
  const turncoat = new TestIssuer();
  const inner: Record<string, string> = { GOOGLE_CLIENT_ID: CLIENT, OAUTH_CLIENT_ID: CLIENT };
  beforeAll(async () => {
    const url = await turncoat.start();
    Object.assign(inner, { GOOGLE_ISSUER: url, OAUTH_ISSUER: url });
    // The same machine by a name that the operator has not given.
    const other = url.replace('127.0.0.1', 'localhost');
    turncoat.elsewhere = { jwks_uri: `${other}/jwks`, token_endpoint: `${other}/token` };
  });
  const led = testPlaza({ env: inner });
  afterAll(() => turncoat.stop());
  beforeEach(() => turncoat.asked.splice(0));

  it('is asked for no keys there', async () => {
    const code = await turncoat.sign(aVisitor(), led.clock.now());
    expect((await led.as(null).post('/api/auth/google', { code })).status).toBe(503);
    expect(turncoat.asked).not.toContain('/jwks');
  });

  it('is given no code there', async () => {
    const began = await led.as(null).fetch('/api/auth/oauth');
    const cookie = began.headers.get('set-cookie')?.split(';')[0] ?? '';
    const back = turncoat.agree(began.headers.get('location') ?? '');
    const came = await led.as(null).fetch(back, { headers: { cookie } });
    expect(came.headers.get('location')).toContain('#oauth-error=');
    expect(turncoat.asked).not.toContain('/token');
  });
});
