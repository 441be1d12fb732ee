import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { enterZone } from '../testing/inZone.ts';

const server = testPlaza();
afterEach(leaveHub);

it('while zones are switched off nobody comes into one, and who was in one is in it no more', async () => {
  const admin = server.as(await server.aUser({ isAdmin: true }));
  const [amber, basalt] = [await server.aUser(), await server.aUser()];
  const path = '/zones/library';
  const inside = await enterZone(server, amber, { path });
  expect((await admin.put('/api/settings', { features_off: ['zones'] })).status).toBe(200);
  await expect(enterZone(server, basalt, { path })).rejects.toThrow('You may not enter this zone.');
  await inside.over;
  expect((await admin.put('/api/settings', {})).status).toBe(200);
  expect((await enterZone(server, basalt, { path })).welcome).toMatchObject({ people: [] });
});
