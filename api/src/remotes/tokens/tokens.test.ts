import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDeployTeam, operatorToken } from '../testing/aDeployTeam.ts';
import { aRemote, aShell } from '../testing/anUpload.ts';
import { ensureOperatorToken } from './ensureOperatorToken.ts';

const server = testPlaza();
const operator = aDeployTeam(server);

async function aTokenFor(remote: string, label = 'a team'): Promise<string> {
  const answer = await operator.post<{ token: string }>(`/remotes/${remote}/tokens`, { label });
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
  const nobody = await server.as(null).post<{ code: string }>(`/api${path}`, body);
  expect([nobody.status, nobody.body.code]).toEqual([401, 'remotes.no-token']);
  const guess = await aDeployTeam(server, 'plaza_mf-chat_AAAAAAAAAAAAAAAAAAAAAAAAAAAA').post<{
    code: string;
  }>(path, body);
  expect([guess.status, guess.body.code]).toEqual([401, 'remotes.no-token']);
});

it.each(attempts)('POST %s refuses the token of another remote, and a member', async (path, body) => {
  const other = await aDeployTeam(server, await aTokenFor('mf-feed')).post<{ code: string }>(path, body);
  expect([other.status, other.body.code]).toEqual([403, 'remotes.other-remote']);
  const member = await server.as(await server.aUser()).post<{ code: string }>(`/api${path}`, body);
  expect([member.status, member.body.code]).toEqual([403, 'auth.not-admin']);
});

it('lets a team deploy its own remote, under its own name in the record', async () => {
  await operator.deploy(aShell('1.0.0'));
  const team = aDeployTeam(server, await aTokenFor('mf-chat', 'team chat'));
  await team.deploy(aRemote('mf-chat', '1.0.0'));
  const events = await server.db('remote_events').where({ name: 'mf-chat', kind: 'activated' });
  expect(events).toMatchObject([{ actor: 'team chat', to_version: '1.0.0' }]);
});

it('lets an administrator do what the operator may', async () => {
  const admin = await server.aUser({ isAdmin: true, username: 'amber' });
  const answer = await server.as(admin).post('/api/remotes/mf-zones/tokens', { label: 'team zones' });
  expect(answer.status).toBe(200);
  expect(await server.db('remote_events').where({ name: 'mf-zones' })).toMatchObject([
    { kind: 'token', actor: 'amber', reason: 'made: team zones' },
  ]);
});

it('a token that an administrator made ends with their role, and comes back with it', async () => {
  const admin = await server.aUser({ isAdmin: true });
  const { body } = await server
    .as(admin)
    .post<{ token: string }>('/api/remotes/mf-games/tokens', { label: 'made by who left' });
  const team = aDeployTeam(server, body.token);
  const publish = async (version: string) => {
    const answer = await team.publish('mf-games', aRemote('mf-games', version));
    return [answer.status, answer.body.code];
  };
  expect(await publish('3.0.0')).toEqual([200, undefined]);
  const losses = [
    { is_admin: false },
    { is_blocked: true },
    { is_verified: false },
    { deleted_at: server.clock.now() },
  ];
  const whole = { is_admin: true, is_blocked: false, is_verified: true, deleted_at: null };
  for (const loss of losses) {
    await server.db('users').where({ id: admin.id }).update(loss);
    expect(await publish('3.0.1')).toEqual([403, 'remotes.maker-gone']);
    await server.db('users').where({ id: admin.id }).update(whole);
  }
  expect(await publish('3.0.1')).toEqual([200, undefined]);
});

it('does not let the token of a remote make or take back tokens', async () => {
  const team = aDeployTeam(server, await aTokenFor('mf-chat'));
  for (const path of ['/remotes/mf-chat/tokens', '/remotes/mf-chat/tokens/revoke']) {
    const answer = await team.post<{ code: string }>(path, { label: 'another' });
    expect([answer.status, answer.body.code]).toEqual([403, 'remotes.not-operator']);
  }
});

it('shuts a token that was taken back', async () => {
  const team = aDeployTeam(server, await aTokenFor('mf-games', 'lost laptop'));
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
  const rows = await server.db('deploy_tokens');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(operatorToken(server));
});

it('keeps the operator token in a file for the owner alone, the same over every start', async () => {
  const path = join(server.dataDir, 'deploy-token');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const before = await readFile(path, 'utf8');
  expect(await ensureOperatorToken(server.db, server.dataDir, server.clock.now())).toBe(before.trim());
  expect(await server.db('deploy_tokens').where({ label: 'operator' })).toHaveLength(1);
});

describe('operator tokens', () => {
  interface Known {
    id: string;
    remote: string;
    label: string;
    folder: string | null;
    is_present: boolean;
  }
  const list = async () => {
    const answer = await server
      .as(null)
      .get<{ tokens: Known[] }>('/api/remotes/tokens', { authorization: `Bearer ${operatorToken(server)}` });
    return answer.body.tokens.filter(({ remote }) => remote === '*');
  };
  const start = (dataDir = server.dataDir) => ensureOperatorToken(server.db, dataDir, server.clock.now());
  const works = async (token: string) =>
    (await aDeployTeam(server, token).post('/remotes/mf-chat/tokens/revoke', { label: 'x' })).status === 200;

  it('are one for each data folder: what was lost with its file opens nothing any more', async () => {
    const lost = await start();
    rmSync(join(server.dataDir, 'deploy-token'));
    const fresh = await start();
    expect(fresh).not.toBe(lost);
    expect([await works(lost), await works(fresh)]).toEqual([false, true]);
    expect(await list()).toMatchObject([{ label: 'operator', is_present: true }]);
  });

  it('of other folders are left alone, listed, and taken back by number', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'plaza-elsewhere-'));
    const other = await start(elsewhere);
    expect(await works(other)).toBe(true);
    const known = await list();
    expect(known).toHaveLength(2);
    const { id } = known.find((token) => !token.is_present) ?? { id: '' };
    expect((await operator.post(`/remotes/tokens/${id}/revoke`, {})).body).toEqual({ revoked: 1 });
    expect(await works(other)).toBe(false);
    expect(await list()).toHaveLength(1);
    // Its own machine makes a new one at the next start.
    const renewed = await start(elsewhere);
    expect(renewed).not.toBe(other);
    expect(await works(renewed)).toBe(true);
    rmSync(elsewhere, { recursive: true });
  });

  it('are nothing that a team may see or take back', async () => {
    const team = { authorization: `Bearer ${await aTokenFor('mf-feed')}` };
    const stranger = server.as(null);
    expect((await stranger.get('/api/remotes/tokens', team)).status).toBe(403);
    expect((await stranger.post('/api/remotes/tokens/1/revoke', {}, team)).status).toBe(403);
    expect((await stranger.get('/api/remotes/tokens')).status).toBe(401);
  });
});
