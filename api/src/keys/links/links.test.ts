import { KEY_PURPOSES, type CallAnswer } from '@plaza/api-contract';
import { joinHub, leaveHub } from '../../realtime/testing/joinHub.ts';
import { told } from '../../realtime/testing/told.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { identityBody, makeKeys } from '../testing/TestKeys.ts';
import { sha256 } from '../verifyEntry.ts';

const server = testPlaza();
afterEach(leaveHub);

type Link = CallAnswer<'GET /keys/links/:id'> & { code: string };
const key = (letter: string) => letter.repeat(87);
const commitment = (newKey: string) => sha256(`${KEY_PURPOSES.link}\n${newKey}`);

/** Somebody with an old device that holds the keys, and a new one that has just logged in. */
async function twoDevices() {
  const user = await server.aUser();
  const [older, newer] = [server.as(user), server.as(user)];
  await older.post('/api/keys/identity', identityBody(makeKeys(user.id)));
  const opened = await newer.post<Link>('/api/keys/links', { commitment: commitment(key('n')) });
  const at = `/api/keys/links/${opened.body.id}`;
  return { user, older, newer, opened, at };
}

it('goes from hash to key to key to root, each step by the device whose turn it is', async () => {
  const { older, newer, at } = await twoDevices();
  expect((await older.get<Link[]>('/api/keys/links')).body).toMatchObject([
    { is_mine: false, old_key: null },
  ]);
  expect((await newer.get<Link>(at)).body).toMatchObject({ is_mine: true });
  expect((await older.put<Link>(`${at}/answer`, { key: key('o') })).body.old_key).toBe(key('o'));
  expect((await newer.put<Link>(`${at}/reveal`, { key: key('n') })).body.new_key).toBe(key('n'));
  expect((await older.put<Link>(`${at}/root`, { sealed: 'root' })).status).toBe(200);
  expect((await newer.get<Link>(at)).body).toMatchObject({ sealed: 'root', old_key: key('o') });
  expect((await newer.delete(at)).body).toEqual({ removed: true });
  expect((await older.get<Link[]>('/api/keys/links')).body).toEqual([]);
});

it('takes the root at once from a device that has seen the key in a QR code', async () => {
  const { older, newer, at } = await twoDevices();
  await older.put(`${at}/answer`, { key: key('o') });
  expect((await older.put(`${at}/root`, { sealed: 'root' })).status).toBe(200);
  expect((await newer.get<Link>(at)).body.sealed).toBe('root');
});

it('refuses every step out of turn, and a key that was not committed to', async () => {
  const { older, newer, at } = await twoDevices();
  const refused = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(409);
  await refused(newer.put(`${at}/answer`, { key: key('o') }));
  await refused(newer.put(`${at}/reveal`, { key: key('n') }));
  await refused(older.put(`${at}/root`, { sealed: 'root' }));
  await older.put(`${at}/answer`, { key: key('o') });
  await refused(older.put(`${at}/answer`, { key: key('p') }));
  await refused(newer.put(`${at}/reveal`, { key: key('m') }));
  await refused(older.put(`${at}/reveal`, { key: key('n') }));
  await newer.put(`${at}/reveal`, { key: key('n') });
  await refused(newer.put(`${at}/reveal`, { key: key('n') }));
  await refused(newer.put(`${at}/root`, { sealed: 'root' }));
  await older.put(`${at}/root`, { sealed: 'root' });
  await refused(older.put(`${at}/root`, { sealed: 'other' }));
});

it('is over after five minutes, after being given up, and with the next', async () => {
  const { older, newer, at } = await twoDevices();
  await newer.post('/api/keys/links', { commitment: commitment(key('n')) });
  expect((await older.put(`${at}/answer`, { key: key('o') })).status).toBe(403);
  const [{ id } = { id: '' }] = (await older.get<Link[]>('/api/keys/links')).body;
  server.clock.advance({ minutes: 6 });
  expect((await older.get(`/api/keys/links/${id}`)).status).toBe(403);
  expect((await older.put(`/api/keys/links/${id}/answer`, { key: key('o') })).status).toBe(403);
});

it('is nobody else’s', async () => {
  const { at } = await twoDevices();
  const stranger = server.as(await server.aUser());
  expect((await stranger.get(at)).status).toBe(403);
  expect((await stranger.put(`${at}/answer`, { key: key('o') })).status).toBe(403);
  expect((await stranger.delete(at)).status).toBe(403);
  expect((await server.as(null).post('/api/keys/links', { commitment: 'c'.repeat(43) })).status).toBe(401);
});

it('needs keys to hand over, and bytes that are a key', async () => {
  const user = await server.aUser();
  const asked = { commitment: commitment(key('n')) };
  expect((await server.as(user).post<Link>('/api/keys/links', asked)).body.code).toBe('keys.none');
  const { older, at } = await twoDevices();
  expect((await older.put(`${at}/answer`, { key: 'short' })).status).toBe(400);
});

it('tells both devices of each step', async () => {
  const { user, older, at, opened } = await twoDevices();
  const device = await joinHub(server.url, await server.bearerOf(user));
  await device.sync(null);
  await older.put(`${at}/answer`, { key: key('o') });
  expect(await told(device, ['key-link'], 1)).toEqual([{ id: opened.body.id }]);
});
