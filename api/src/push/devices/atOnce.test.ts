import { somebodyWaits } from '../../testing/somebodyWaits.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aBrowser, INSTANCE } from '../testing/aBrowser.ts';
import { TestPushService } from '../testing/TestPushService.ts';

const service = new TestPushService();
const env: Record<string, string> = {};
beforeAll(async () => Object.assign(env, await service.open()));
const server = testPlaza({ env });
afterAll(() => service.close());

const devices = `${INSTANCE}/devices/web`;
const nobody = () => server.as(null);
const AT_ONCE = 6;
const many = <T>(one: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => one(nth)));

it('pages of one browser that register it at once all get a name, and the last one holds', async () => {
  const { token } = service.subscribe();
  const answers = await many(() => nobody().post<{ id: string }>(devices, { token }));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 200));
  const kept: string[] = await server.db('push_devices').where({ token }).pluck('id');
  expect(kept).toHaveLength(1);
  expect(answers.map(({ body }) => body.id)).toContain(kept[0]);
});

it('of somebody who says at once on many devices whose they are, the newest twenty stay', async () => {
  const amber = await server.aUser();
  for (let made = 0; made < 18; made += 1) await aBrowser(server, service, amber);
  const fresh = await many(() => aBrowser(server, service, null));
  const answers = await many((nth) => server.as(amber).put(`${devices}/${fresh[nth]?.id}/user`));
  for (const { status } of answers) expect(status).toBe(200);
  expect(await server.db('push_devices').where({ user_id: amber.id }).pluck('id')).toHaveLength(20);
});

it('lists of interests that are set at once leave one of them, whole', async () => {
  const { id } = await aBrowser(server, service, null);
  const at = `${devices}/${id}/interests`;
  const list = (nth: number) => ['all', `one-${nth}`, `two-${nth}`];
  const holding = await server.db.transaction();
  await holding('push_devices').where({ id }).forUpdate().select('id');
  const setting = Promise.all([0, 1].map((nth) => nobody().put(at, { interests: list(nth) })));
  await somebodyWaits(server.db, 2);
  await holding.commit();
  for (const { status } of await setting) expect(status).toBe(200);
  const { body } = await nobody().get<{ interests: string[] }>(at);
  expect([list(0), list(1)]).toContainEqual(body.interests);
});
