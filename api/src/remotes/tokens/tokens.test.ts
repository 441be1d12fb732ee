import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam, operatorToken } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';
import { ensureOperatorToken } from './ensureOperatorToken.ts';

const house = testPlaza();
const operator = aDeployTeam(house);

async function aTokenFor(room: string, label = 'a team'): Promise<string> {
  const answer = await operator.post<{ token: string }>(`/remotes/${room}/tokens`, { label });
  expect(answer.status).toBe(200);
  return answer.body.token;
}

/** Every call that needs a token, as somebody without the right one would try it. */
const attempts: [string, unknown][] = [
  ['/remotes/mf-chat/versions', {}],
  ['/remotes/mf-chat/activate', { version: '1.0.0' }],
  ['/remotes/mf-chat/rollback', {}],
  ['/remotes/mf-chat/kill', { killed: true }],
  ['/remotes/mf-chat/tokens', { label: 'mine' }],
  ['/remotes/mf-chat/tokens/revoke', { label: 'mine' }],
];

it.each(attempts)('POST %s asks for a token', async (path, body) => {
  const nobody = await house.as(null).post<{ code: string }>(`/api${path}`, body);
  expect([nobody.status, nobody.body.code]).toEqual([401, 'remotes.no-token']);
  const guess = await aDeployTeam(house, 'plaza_mf-chat_AAAAAAAAAAAAAAAAAAAAAAAAAAAA').post<{ code: string }>(
    path,
    body,
  );
  expect([guess.status, guess.body.code]).toEqual([401, 'remotes.no-token']);
});

it.each(attempts)('POST %s refuses the token of another room, and a member', async (path, body) => {
  const other = await aDeployTeam(house, await aTokenFor('mf-feed')).post<{ code: string }>(path, body);
  expect([other.status, other.body.code]).toEqual([403, 'remotes.other-room']);
  const member = await house.as(await house.aUser()).post<{ code: string }>(`/api${path}`, body);
  expect([member.status, member.body.code]).toEqual([403, 'auth.not-admin']);
});

it('lets a team deploy its own room, under its own name in the record', async () => {
  await operator.deploy(aShell('1.0.0'));
  const team = aDeployTeam(house, await aTokenFor('mf-chat', 'team chat'));
  await team.deploy(aRemote('mf-chat', '1.0.0'));
  const events = await house.db('remote_events').where({ name: 'mf-chat', kind: 'activated' });
  expect(events).toMatchObject([{ actor: 'team chat', to_version: '1.0.0' }]);
});

it('lets an administrator do what the operator may', async () => {
  const admin = await house.aUser({ isAdmin: true, username: 'amber' });
  const answer = await house.as(admin).post('/api/remotes/mf-zones/tokens', { label: 'team zones' });
  expect(answer.status).toBe(200);
  expect(await house.db('remote_events').where({ name: 'mf-zones' })).toMatchObject([
    { kind: 'token', actor: 'amber', reason: 'made: team zones' },
  ]);
});

it('does not let the token of a room make or take back tokens', async () => {
  const team = aDeployTeam(house, await aTokenFor('mf-chat'));
  for (const path of ['/remotes/mf-chat/tokens', '/remotes/mf-chat/tokens/revoke']) {
    const answer = await team.post<{ code: string }>(path, { label: 'another' });
    expect([answer.status, answer.body.code]).toEqual([403, 'remotes.not-operator']);
  }
});

it('shuts a token that was taken back', async () => {
  const team = aDeployTeam(house, await aTokenFor('mf-games', 'lost laptop'));
  expect((await team.publish('mf-games', aRemote('mf-games', '1.0.0'))).status).toBe(200);
  const answer = await operator.post('/remotes/mf-games/tokens/revoke', { label: 'lost laptop' });
  expect(answer.body).toEqual({ revoked: 1 });
  expect((await team.publish('mf-games', aRemote('mf-games', '1.0.1'))).status).toBe(401);
  expect((await operator.post('/remotes/mf-games/tokens/revoke', { label: 'nobody' })).body).toEqual({
    revoked: 0,
  });
});

it('keeps only hashes of tokens', async () => {
  const token = await aTokenFor('mf-chat');
  const rows = await house.db('deploy_tokens');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(operatorToken(house));
});

it('keeps the operator token in a file for the owner alone, the same over every start', async () => {
  const path = join(house.dataDir, 'deploy-token');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const before = await readFile(path, 'utf8');
  expect(await ensureOperatorToken(house.db, house.dataDir, house.clock.now())).toBe(before.trim());
  expect(await house.db('deploy_tokens').where({ label: 'operator' })).toHaveLength(1);
});
