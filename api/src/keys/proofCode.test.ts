import { codeTo } from '../testing/mailTo.ts';
import { testPlaza } from '../testing/testPlaza.ts';

// Two connections, and nobody waits long for one: who held one and wanted another would get none.
const server = testPlaza({ env: { DATABASE_POOL: '2', DATABASE_WAIT_SECONDS: '10' } });

it('many who ask for a code at once get it: each takes one connection at a time', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => server.aUser()));
  const bearers = await Promise.all(people.map((person) => server.bearerOf(person)));
  const ask = (authorization: string) =>
    server.as(null).post('/api/keys/proof/code', undefined, { authorization });
  const answers = await Promise.all(bearers.map(ask));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

it('a code that could not be sent is not kept either', async () => {
  const person = await server.aUser();
  await server.db.raw('alter table mails add constraint no_mails check (false) not valid');
  expect((await server.as(person).post('/api/keys/proof/code')).status).toBe(500);
  await server.db.raw('alter table mails drop constraint no_mails');
  expect(await server.db('mail_codes').where({ user_id: person.id })).toEqual([]);
});

it('a code that was sent to an address proves nothing once that is not the person’s any more', async () => {
  const person = await server.aUser();
  const session = server.as(person);
  await session.post('/api/keys/proof/code');
  const otp = await codeTo(server, person.email);
  await server
    .db('users')
    .where({ id: person.id })
    .update({ email: `moved-${person.email}` });
  expect(await session.post('/api/keys/proof', { otp })).toMatchObject({
    status: 403,
    body: { code: 'auth.wrong-otp' },
  });
});
