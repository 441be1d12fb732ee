import { testPlaza } from '../testing/testPlaza.ts';

const house = testPlaza();
const FLOOD = 100;
const proof = 'A'.repeat(43);

interface Answered {
  name: string | undefined;
  status: number;
  headers: Headers;
}

function flood(names: readonly string[], secret: object) {
  const answered: Answered[] = [];
  const logins = Array.from({ length: FLOOD }, async (_, index) => {
    const name = names[index % names.length];
    const sent = { emailOrUsername: name, ...secret };
    answered.push({ name, ...(await house.as(null).post('/api/auth/login', sent)) });
  });
  return { answered, over: Promise.all(logins) };
}

it.each([
  ['proofs', { proof }],
  ['passwords', { password: 'not this one' }],
])(
  'a flood of logins with %s leaves the rest of the house alive, and turns away who would wait too long',
  async (kind, secret) => {
    const person = await house.aUser({ password: 'a quiet lantern' });
    const member = house.as(person);
    await member.get('/api/profile');
    const { answered, over } = flood([person.username, 'nobody-of-that-name'], secret);

    const reads: number[] = [];
    while (answered.length < FLOOD) {
      reads.push((await member.get('/api/profile')).status, (await house.as(null).get('/api/fetch')).status);
    }
    // Had they to wait for the logins, there would be one pair of them, come back at the end.
    expect(reads.length).toBeGreaterThanOrEqual(4);
    expect(new Set(reads)).toEqual(new Set([200]));

    await over;
    const refused = answered.filter(({ status }) => status === 403);
    const away = answered.filter(({ status }) => status === 503);
    expect(refused.length + away.length).toBe(FLOOD);
    expect(away.filter(({ headers }) => headers.get('retry-after') !== '5')).toEqual([]);
    // A proof is looked at in a moment. A password takes a quarter of a second: one is in, thirty wait in the row.
    if (kind === 'passwords') expect(new Set(away.map(({ name }) => name)).size).toBe(2);
  },
  120_000,
);

it('goes on letting people in afterwards', async () => {
  const password = 'a quiet lantern';
  const { username } = await house.aUser({ password });
  const login = { emailOrUsername: username, password };
  expect((await house.as(null).post('/api/auth/login', login)).status).toBe(200);
});
