import { testPlaza } from '../testing/testPlaza.ts';
import type { TestClient } from '../testing/TestClient.ts';
import type { UserOptions } from '../testing/aUser.ts';

const server = testPlaza();
const PASSWORD = 'a quiet lantern';
const REFUSED = { status: 403, body: { code: 'auth.proof-needed' } };

async function anAdmin(options: UserOptions = {}) {
  const person = await server.aUser({ isAdmin: true, ...options });
  const client = server.as(person);
  // The session begins with its first request.
  await client.get('/api/profile');
  return { person, client };
}

const block = (client: TestClient, id: string, is_blocked = true) =>
  client.post(`/api/monitor/edit/${id}`, { is_blocked });
const isBlocked = async (id: string) =>
  (await server.db('users').where({ id }).first('is_blocked')).is_blocked as boolean;

it('an old login is not enough to block somebody, and changes nothing', async () => {
  const { client } = await anAdmin();
  const { id } = await server.aUser();
  server.clock.advance({ minutes: 16 });
  expect(await block(client, id)).toMatchObject(REFUSED);
  expect(await isBlocked(id)).toBe(false);
  expect(await server.db('audit_log').where({ about_id: id })).toEqual([]);
});

it('the password once, then each act of the evening goes through', async () => {
  const { client } = await anAdmin({ password: PASSWORD });
  const { id } = await server.aUser();
  server.clock.advance({ minutes: 16 });
  expect((await client.get('/api/keys/proof')).body).toEqual({ password: true, passkey: false, mail: true });
  expect((await client.post('/api/keys/proof', { password: 'something else' })).status).toBe(403);
  expect(await block(client, id)).toMatchObject(REFUSED);
  expect((await client.post('/api/keys/proof', { password: PASSWORD })).status).toBe(200);
  expect((await block(client, id)).status).toBe(200);
  for (let quarter = 0; quarter < 12; quarter += 1) {
    server.clock.advance({ minutes: 14 });
    expect((await block(client, id, quarter % 2 === 1)).status).toBe(200);
  }
});

it('ends with the evening, however much was done', async () => {
  const { client } = await anAdmin();
  const { id } = await server.aUser();
  for (let minutes = 14; minutes < 240; minutes += 14) {
    server.clock.advance({ minutes: 14 });
    expect((await block(client, id)).status).toBe(200);
  }
  server.clock.advance({ minutes: 14 });
  expect(await block(client, id)).toMatchObject(REFUSED);
});

it('ends a quarter of an hour after the last act', async () => {
  const { client } = await anAdmin();
  const { id } = await server.aUser();
  server.clock.advance({ minutes: 14 });
  expect((await block(client, id)).status).toBe(200);
  server.clock.advance({ minutes: 15 });
  expect(await block(client, id)).toMatchObject(REFUSED);
});

it('the proof of one session is none of another', async () => {
  const { client, person } = await anAdmin({ password: PASSWORD });
  const other = server.as(person);
  await other.get('/api/profile');
  const { id } = await server.aUser();
  server.clock.advance({ minutes: 16 });
  await client.post('/api/keys/proof', { password: PASSWORD });
  expect(await block(other, id)).toMatchObject(REFUSED);
});

it('who has no password, because somebody else vouches for them, proves it by a mailed code', async () => {
  const { client, person } = await anAdmin();
  const { id } = await server.aUser();
  server.clock.advance({ minutes: 16 });
  expect((await client.get('/api/keys/proof')).body).toEqual({ password: false, passkey: false, mail: true });
  expect((await client.post('/api/keys/proof/code')).status).toBe(200);
  await server.runJobs();
  const [mail] = (await server.as(null).get<{ text: string }[]>(`/dev/mailbox.json?to=${person.email}`)).body;
  const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  expect((await client.post('/api/keys/proof', { otp })).status).toBe(200);
  expect((await block(client, id)).status).toBe(200);
});

it('one’s own activity needs no proof, that of others does', async () => {
  const { client, person } = await anAdmin();
  const { id } = await server.aUser();
  server.clock.advance({ minutes: 16 });
  expect((await client.get(`/api/monitor/${person.id}`)).status).toBe(200);
  expect(await client.get(`/api/monitor/${id}`)).toMatchObject(REFUSED);
});

it('who writes to investors proves it before a mailing too', async () => {
  const client = server.as(await server.aUser({ role: 'outreach' }));
  await client.get('/api/profile');
  server.clock.advance({ minutes: 16 });
  expect(await client.post('/api/investor/emails')).toMatchObject(REFUSED);
  expect(await server.db('campaigns')).toEqual([]);
});
