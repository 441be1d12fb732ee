import { quickHashing } from '../testing/aUser.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { Hashing } from './hashing.ts';

let held: Promise<void> = Promise.resolve();
/** As slow as a test wants it: nobody is through until it is let go. */
const heldHashing: Hashing = {
  ...quickHashing,
  derive: (password, salt) => held.then(() => quickHashing.derive(password, salt)),
  verify: (stored, proof) => held.then(() => quickHashing.verify(stored, proof)),
};

const server = testPlaza({ hashing: heldHashing, env: { TRUST_PROXY: '1' } });
const PASSWORD = 'a quiet lantern';
const FLOOD = 100;

interface Answered {
  name: string;
  status: number;
  headers: Headers;
}

function flood(names: readonly string[], secret: object) {
  const answered: Answered[] = [];
  const logins = Array.from({ length: FLOOD }, async (_, index) => {
    const name = names[index % names.length] ?? '';
    const sent = { emailOrUsername: name, ...secret };
    answered.push({ name, ...(await server.as(null).post('/api/auth/login', sent)) });
  });
  return { answered, over: Promise.all(logins) };
}

it('a flood of passwords from one network keeps nobody out who comes from another', async () => {
  const person = await server.aUser({ password: PASSWORD });
  let letGo: () => void = () => undefined;
  held = new Promise((resolve) => (letGo = resolve));
  let turnedAway = 0;
  const from = (network: string, password: string) => {
    const sent = { emailOrUsername: person.username, password };
    return server.as(null).post('/api/auth/login', sent, { 'x-forwarded-for': network });
  };
  const flooding = Array.from({ length: FLOOD }, async (_, index) => {
    // Each from an address of its own, of those that one customer has.
    const { status } = await from(`2001:db8:7:${index.toString(16)}::1`, 'not this one');
    if (status === 503) turnedAway += 1;
    return status;
  });
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
  };
  await until(() => turnedAway === FLOOD - (1 + 30));
  let answered = 0;
  const own = from('192.0.2.7', PASSWORD).finally(() => (answered += 1));
  // One of the flood makes room.
  await until(() => turnedAway + answered === FLOOD - 30);
  letGo();
  expect((await own).status).toBe(200);
  expect(new Set(await Promise.all(flooding))).toEqual(new Set([403, 503]));
});

it.each([
  { kind: 'proofs', secret: { proof: 'A'.repeat(43) }, inTheRow: 2 + 60 },
  { kind: 'passwords', secret: { password: 'not this one' }, inTheRow: 1 + 30 },
])(
  'a flood of logins with $kind leaves the rest of the server alive, and turns away who would wait too long',
  async ({ secret, inTheRow }) => {
    const person = await server.aUser({ password: PASSWORD });
    const member = server.as(person);
    const read = async () => [
      (await member.get('/api/profile')).status,
      (await server.as(null).get('/api/fetch')).status,
    ];
    let letGo: () => void = () => undefined;
    held = new Promise((resolve) => (letGo = resolve));

    const { answered, over } = flood([person.username, 'nobody-of-that-name'], secret);
    while (answered.length < FLOOD - inTheRow) expect(await read()).toEqual([200, 200]);
    // The others wait for their password to be looked at, and nobody waits for them.
    expect(await read()).toEqual([200, 200]);
    const away = [...answered];
    letGo();
    await over;

    expect(new Set(away.map(({ status }) => status))).toEqual(new Set([503]));
    expect(new Set(away.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']));
    expect(new Set(away.map(({ name }) => name)).size).toBe(2);
    const refused = answered.slice(away.length);
    expect(refused).toHaveLength(inTheRow);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]));

    const login = { emailOrUsername: person.username, password: PASSWORD };
    expect((await server.as(null).post('/api/auth/login', login)).status).toBe(200);
  },
);
