import { notify } from '../notifications/notify.ts';
import { codeTo } from '../testing/mailTo.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';

const server = testPlaza();

it.each(['unverify', 'block', 'delete'])(
  'an administrator who would %s several people waits for nobody who is just telling them something',
  async (act) => {
    const [first, second, other] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const admin = server.as(await server.aUser({ isAdmin: true }));
    await admin.get('/api/account');
    const telling = await server.db.transaction();
    // As a post that names both: the row of whoever is told must still be there in the end.
    await notify(telling, [{ to: second.id, kind: 'request', actorId: other.id }]);
    const acting = admin.post('/api/monitor/bulk', { ids: [first.id, second.id], act });
    const came = await Promise.race([
      acting.then(({ status }) => status),
      somebodyWaits(server.db).then(() => 'waits'),
    ]);
    await notify(telling, [{ to: first.id, kind: 'request', actorId: other.id }]);
    await telling.commit();
    expect([came, (await acting).status]).toEqual([200, 200]);
  },
);

it('who confirms a new address, and who edits them in the same moment, wait for each other in one order', async () => {
  const password = 'a quiet lantern';
  const { id } = await server.aUser({ password });
  const [person, admin] = [server.as({ id }), server.as(await server.aUser({ isAdmin: true }))];
  await admin.get('/api/account');
  const email = 'wren@elsewhere.example';
  await person.post('/api/auth/email', { email, password });
  const otp = await codeTo(server, email);
  const holding = await server.db.transaction();
  await holding('credentials').where({ user_id: id }).forUpdate();
  const confirming = person.post('/api/auth/email/verify', { otp });
  await somebodyWaits(server.db);
  const editing = admin.post(`/api/monitor/edit/${id}`, { username: 'wren' });
  await somebodyWaits(server.db, 2);
  await holding.commit();
  expect([(await confirming).status, (await editing).status]).toEqual([200, 200]);
  expect((await person.get('/api/account')).body).toMatchObject({ username: 'wren', email });
});

it('two administrators who log the same person out, one of them with others, do not wait for each other', async () => {
  const [first, second] = [await server.aUser(), await server.aUser()];
  const [one, other] = [
    server.as(await server.aUser({ isAdmin: true })),
    server.as(await server.aUser({ isAdmin: true })),
  ];
  for (const client of [server.as(first), server.as(second), one, other]) await client.get('/api/account');
  const holding = await server.db.transaction();
  await holding('session_families').where({ user_id: second.id }).forUpdate();
  const alone = one.delete(`/api/monitor/sessions/${second.id}`);
  await somebodyWaits(server.db);
  const together = other.post('/api/monitor/bulk', { ids: [first.id, second.id], act: 'log-out' });
  await somebodyWaits(server.db, 2);
  await holding.commit();
  expect([(await alone).status, (await together).status]).toEqual([200, 200]);
});
