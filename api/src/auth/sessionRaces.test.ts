import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza({ env: { TRUST_PROXY: '1' } });
const ROUNDS = process.env['PLAZA_DEEP'] ? 1_000 : 20;
const PASSWORD = 'a quiet lantern';
const TABS = 3;

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

let begun = 0;
/** Each race comes from a network of its own: from one, a thousand logins in half a minute are too many. */
const network = () => ({ 'x-forwarded-for': `203.0.${begun >> 8}.${begun & 255}` });

/** Somebody who is logged in in one browser, with what its tabs keep. */
async function aBrowser() {
  const { username } = await server.aUser({ password: PASSWORD });
  const { body, headers } = await server
    .as(null)
    .post<{ token: string; refresh: string }>(
      '/api/auth/login',
      { emailOrUsername: username, password: PASSWORD },
      network(),
    );
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return { cookie, first: body.refresh };
}

async function refresh(refreshToken: string, cookie: string): Promise<Tokens | null> {
  const { status, body } = await server
    .as(null)
    .post<Tokens>('/api/auth/refresh', { refreshToken }, { cookie, ...network() });
  if (status !== 200 && status !== 401) throw new Error(`Neither in nor out: ${status}.`);
  return status === 200 ? body : null;
}

async function isIn(tokens: Tokens | null): Promise<boolean> {
  if (!tokens) return false;
  const authorization = `Bearer ${tokens.accessToken}`;
  return (await server.as(null).get('/api/profile', { authorization, ...network() })).status === 200;
}

interface Outcome {
  /** The owner is out, and nobody had the token but them. */
  falseLogouts: number;
  /** Who stole a token is in when all is over. */
  hijacks: number;
}

type Race = () => Promise<Outcome>;

/** Which of them are in at the end, each with whatever it was given last. */
async function outcome(owners: readonly (Tokens | null)[], thieves: readonly (Tokens | null)[] = []) {
  const areIn = await Promise.all(owners.map(isIn));
  const haveGotIn = await Promise.all(thieves.map(isIn));
  return {
    falseLogouts: areIn.filter((is) => !is).length,
    hijacks: haveGotIn.filter((is) => is).length,
  };
}

const races: Record<string, Race> = {
  async 'tabs that refresh at once'() {
    const { cookie, first } = await aBrowser();
    return outcome(await Promise.all(Array.from({ length: TABS }, () => refresh(first, cookie))));
  },

  async 'an answer that is lost, and the next try after a long sleep'() {
    const { cookie, first } = await aBrowser();
    await refresh(first, cookie);
    server.clock.advance({ minutes: 45 });
    return outcome([await refresh(first, cookie)]);
  },

  async 'an answer that is lost, while another tab got it and uses it, and a third comes late'() {
    const { cookie, first } = await aBrowser();
    const [, kept] = await Promise.all([refresh(first, cookie), refresh(first, cookie)]);
    const [late] = await Promise.all([refresh(first, cookie), isIn(kept)]);
    return outcome([kept, late, await refresh(late?.refreshToken ?? '', cookie)]);
  },

  async 'a stolen token without the browser, beside its owner'() {
    const { cookie, first } = await aBrowser();
    const { cookie: thief } = await aBrowser();
    const [stolen, bare, own] = await Promise.all([
      refresh(first, thief),
      refresh(first, ''),
      refresh(first, cookie),
    ]);
    return outcome([own, await refresh(own?.refreshToken ?? '', cookie)], [stolen, bare]);
  },

  async 'a stolen token with all of the browser, after its owner went on'() {
    const { cookie, first } = await aBrowser();
    const next = await refresh(first, cookie);
    await refresh(next?.refreshToken ?? '', cookie);
    // Nobody is told apart any more, so nobody stays in: that is no false logout.
    const stolen = await Promise.all([refresh(first, cookie), refresh(first, cookie)]);
    return outcome([], [...stolen, next]);
  },
};

it.each(Object.entries(races))(
  `%s: nobody is logged out or taken over, ${ROUNDS / Object.keys(races).length} times`,
  async (_name, race) => {
    const sum: Outcome = { falseLogouts: 0, hijacks: 0 };
    for (let round = 0; round < ROUNDS / Object.keys(races).length; round += 1) {
      begun += 1;
      const { falseLogouts, hijacks } = await race();
      sum.falseLogouts += falseLogouts;
      sum.hijacks += hijacks;
      // The limit of tries at an account fills up again.
      server.clock.advance({ minutes: 15 });
    }
    expect(sum).toEqual({ falseLogouts: 0, hijacks: 0 });
  },
  ROUNDS * 3_000,
);
