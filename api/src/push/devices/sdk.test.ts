import { PUSH_INSTANCE } from '@plaza/api-contract';
import { Client, RegistrationState } from '@pusher/push-notifications-web';
import { testPlaza } from '../../testing/testPlaza.ts';
import { TestPushService } from '../testing/TestPushService.ts';
import { TestWindow } from '../testing/TestWindow.ts';

// The public client of the device API, as it is published, pointed at us.
const service = new TestPushService();
const env: Record<string, string> = {};
beforeAll(async () => Object.assign(env, await service.open()));
const server = testPlaza({ env });
afterAll(() => service.close());

let leave: () => void;
let page: TestWindow;
let sdk: Client;
beforeEach(async () => {
  page = new TestWindow(() => service.subscribe());
  const { registration, remove } = page.install(server.url);
  leave = remove;
  sdk = new Client({
    instanceId: PUSH_INSTANCE,
    serviceWorkerRegistration: registration,
    endpointOverride: server.url,
    // What its types leave out, and what it takes of a registration.
  } as unknown as ConstructorParameters<typeof Client>[0]);
});
afterEach(() => leave());

const row = async () =>
  server
    .db('push_devices')
    .where({ id: await sdk.getDeviceId() })
    .first();
const tokens = (user: { id: string }) => ({
  fetchToken: async () => ({ token: (await server.bearerOf(user)).replace('Bearer ', '') }),
});

it('[7.6-1] [4-13] starts, says whose it is, and stops', async () => {
  expect(await sdk.getRegistrationState()).toBe(
    RegistrationState.PERMISSION_GRANTED_NOT_REGISTERED_WITH_BEAMS,
  );
  await sdk.start();
  expect(await sdk.getRegistrationState()).toBe(RegistrationState.PERMISSION_GRANTED_REGISTERED_WITH_BEAMS);
  expect(await row()).toMatchObject({ user_id: null, sdk_version: '2.1.0' });
  const amber = await server.aUser();
  await sdk.setUserId(amber.id, tokens(amber));
  expect(await sdk.getUserId()).toBe(amber.id);
  expect(await row()).toMatchObject({ user_id: amber.id });
  const before = await server.db('push_devices').count({ count: '*' });
  await sdk.stop();
  expect(await sdk.getDeviceId()).toBeNull();
  expect(await server.db('push_devices').count({ count: '*' })).not.toEqual(before);
});

/** Pages of interests: newer than what the SDK says of its types. */
type Paged = { getDeviceInterests(limit?: number, cursor?: string): Promise<{ nextCursor?: string }> };
const interests: Paged['getDeviceInterests'] = (...page) =>
  (sdk as unknown as Paged).getDeviceInterests(...page);

it('[7.6-1] adds, removes, reads and sets interests', async () => {
  await sdk.start();
  await sdk.addDeviceInterest('hello');
  await sdk.addDeviceInterest('donuts');
  await sdk.removeDeviceInterest('hello');
  expect(await interests()).toEqual({ interests: ['donuts'] });
  await sdk.setDeviceInterests(['a', 'b', 'a', 'c']);
  const first = await interests(2);
  expect(first).toEqual({ interests: ['a', 'b'], nextCursor: expect.any(String) });
  expect(await interests(2, first.nextCursor)).toEqual({ interests: ['c'] });
  await sdk.clearDeviceInterests();
  expect(await interests()).toEqual({ interests: [] });
});

it('[8-3] prints our refusals in its own words', async () => {
  await sdk.start();
  await expect(sdk.addDeviceInterest('user-1')).rejects.toThrow(
    'Unexpected status code 403: Forbidden, The interest of a person is only for devices of that person.',
  );
  const [amber, basalt] = [await server.aUser(), await server.aUser()];
  await sdk.setUserId(amber.id, tokens(amber));
  await expect(sdk.setUserId(basalt.id, tokens(basalt))).rejects.toThrow(
    'Changing the `userId` is not allowed.',
  );
  await sdk.clearAllState();
  await server.db('push_devices').delete();
  await expect(sdk.addDeviceInterest('hello')).rejects.toThrow(
    'Unexpected status code 404: Not Found, There is no such device here.',
  );
});

it('[4-13] forgets what it has stored when the browser has another subscription', async () => {
  await sdk.start();
  expect(await sdk.getDeviceId()).not.toBeNull();
  page.changeSubscription();
  expect(await sdk.getDeviceId()).toBeNull();
  await sdk.start();
  expect(await row()).toBeDefined();
});
