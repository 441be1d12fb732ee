import { somebodyWaits } from '../../testing/somebodyWaits.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam, TestBrowser } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';

const server = testPlaza();
const team = aDeployTeam(server);

it('two pages of one browser that tell of the same remotes in other orders do not wait for each other', async () => {
  await team.deploy(aShell('1.0.0'));
  const names = ['mf-chat', 'mf-feed'];
  for (const name of names) await team.deploy(aRemote(name, '1.0.0'));
  const browser = new TestBrowser(server);
  await browser.fetch('/api/remotes');
  const tell = async (remotes: readonly string[]) => {
    const events = remotes.map((remote) => ({ remote, version: '1.0.0', phase: 'load', ok: true, ms: 120 }));
    const answer = await browser.fetch('/api/remotes/health', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
    });
    return [answer.status, await answer.json()];
  };
  const taken = [200, { taken: 2 }];
  expect(await tell(names)).toEqual(taken);

  const holding = await server.db.transaction();
  await holding('remote_health').where({ name: 'mf-chat' }).forUpdate().select('name');
  const one = tell(names);
  await somebodyWaits(server.db);
  const other = tell(names.toReversed());
  await somebodyWaits(server.db, 2);
  await holding.commit();
  expect([await one, await other]).toEqual([taken, taken]);
});
