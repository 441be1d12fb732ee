import { notify } from '../notifications/notify.ts';
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
