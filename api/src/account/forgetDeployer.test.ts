import type { RemoteStatus } from '@plaza/api-contract';
import { aDeployTeam } from '../remotes/testing/aDeployTeam.ts';
import { aRemote, packed } from '../remotes/testing/anUpload.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { forgetPersonJob, KEPT_DAYS } from './forgetPersonJob.ts';

const server = testPlaza();
const team = aDeployTeam(server);

it('an administrator who is forgotten stands in the record of remotes as somebody who left, by every name', async () => {
  const keeper = await server.aUser({ isAdmin: true });
  const gone = await server.aUser({ isAdmin: true, username: 'amber' });
  await team.deploy(aRemote('mf-chat', '1.0.0'));
  const kill = (killed: boolean) => server.as(gone).post('/api/remotes/mf-chat/kill', { killed });
  expect((await kill(true)).status).toBe(200);
  const edit = { username: 'lindqvist' };
  expect((await server.as(keeper).post(`/api/monitor/edit/${gone.id}`, edit)).status).toBe(200);
  expect((await kill(false)).status).toBe(200);
  const upload = await server.as(gone).fetch('/api/remotes/mf-chat/versions', {
    method: 'POST',
    headers: { 'content-type': 'application/gzip' },
    body: new Uint8Array(await packed(aRemote('mf-chat', '1.1.0'))),
  });
  expect(upload.status).toBe(200);

  const deleted_at = new Date(server.clock.now().getTime() - (KEPT_DAYS + 2) * 86_400_000);
  await server.db('users').where({ id: gone.id }).update({ deleted_at });
  await forgetPersonJob.run({ userId: gone.id }, server.plaza);

  const answer = await server.as(keeper).get<{ remotes: RemoteStatus[] }>('/api/remotes/status');
  const said = JSON.stringify(answer.body);
  expect(said).not.toMatch(/amber|lindqvist/);
  const chat = answer.body.remotes.find(({ name }) => name === 'mf-chat');
  expect(chat?.events.filter(({ actor }) => actor === `left-${gone.id}`).map(({ kind }) => kind)).toEqual([
    'published',
    'revived',
    'killed',
  ]);
  expect(chat?.events.length).toBeGreaterThan(3);
});

it('and by the same name in other letters', async () => {
  const keeper = await server.aUser({ isAdmin: true });
  const gone = await server.aUser({ isAdmin: true, username: 'Amber' });
  await team.deploy(aRemote('mf-chat', '1.0.0'));
  expect((await server.as(gone).post('/api/remotes/mf-chat/kill', { killed: true })).status).toBe(200);
  const edit = { username: 'amber' };
  expect((await server.as(keeper).post(`/api/monitor/edit/${gone.id}`, edit)).status).toBe(200);

  const deleted_at = new Date(server.clock.now().getTime() - (KEPT_DAYS + 2) * 86_400_000);
  await server.db('users').where({ id: gone.id }).update({ deleted_at });
  await forgetPersonJob.run({ userId: gone.id }, server.plaza);

  const answer = await server.as(keeper).get<{ remotes: RemoteStatus[] }>('/api/remotes/status');
  expect(JSON.stringify(answer.body)).not.toMatch(/amber/i);
});

it('the record lets nothing else be put in place of a name', async () => {
  await expect(server.db('remote_events').update({ actor: 'left-1', reason: 'none' })).rejects.toThrow(
    'append-only',
  );
  await expect(server.db('remote_versions').update({ created_by: 'somebody' })).rejects.toThrow(
    'append-only',
  );
});
