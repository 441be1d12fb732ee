import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type RemoteStatus } from '@plaza/api-contract';
import { CommandError } from '../command/CommandError.ts';
import { RegistryClient } from '../registry/RegistryClient.ts';
import { StepList } from '../steps/StepList.ts';
import { type DeployHands, deployRemote } from './deployRemote.ts';

const version = '1.0.0-3f2a9c1d';
const dir = mkdtempSync(join(tmpdir(), 'plaza-deploy-'));
writeFileSync(join(dir, 'plaza.json'), '{}');
afterAll(() => rmSync(dir, { recursive: true }));

/** A Plaza on which mf-chat is at some version, hands that always succeed, and everything that was asked of it. */
function aPlaza(
  more: Partial<Pick<RemoteStatus, 'active' | 'canary' | 'killed'>> & {
    refused?: { status: number; code: string };
  } = {},
) {
  const asked: string[] = [];
  const send: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    asked.push(`${init?.method} ${pathname}${search}`);
    if (pathname.endsWith('/status')) {
      const [example] = calls['GET /remotes/status'].example.remotes;
      return Response.json({
        remotes: [
          {
            ...example,
            active: more.active ?? '1.0.0-77aa01be',
            canary: more.canary ?? null,
            killed: more.killed ?? false,
          },
        ],
      });
    }
    if (pathname.endsWith('/versions') && more.refused) {
      const { status, code } = more.refused;
      const said = { code, error: 'It was refused.', message: 'It was refused.', requestId: 'r' };
      return Response.json(said, { status });
    }
    if (pathname.endsWith('/versions')) return Response.json(calls['POST /remotes/:name/versions'].example);
    return Response.json(calls['POST /remotes/:name/activate'].example);
  };
  const hands: DeployHands = {
    registry: new RegistryClient({ url: 'http://plaza.test', token: 't' }, send),
    steps: new StepList({ write: () => undefined }),
    build: async (name) => ({ name, version, dir, fresh: true }),
    test: async () => '3 passed',
    smoke: async () => 1,
  };
  return { asked, hands };
}

describe('a deploy', () => {
  it('uploads once, for the gate and the store, and activates last', async () => {
    const { asked, hands } = aPlaza();
    expect(await deployRemote('mf-chat', { activate: true }, hands)).toEqual({ version, outcome: 'live' });
    expect(asked).toEqual([
      'GET /api/remotes/status',
      'POST /api/remotes/mf-chat/versions',
      'POST /api/remotes/mf-chat/activate',
    ]);
  });

  it('brings back lost files, and changes nothing, when the same version is live already', async () => {
    const { asked, hands } = aPlaza({ active: version });
    expect(await deployRemote('mf-chat', { activate: true }, hands)).toEqual({ version, outcome: 'same' });
    expect(asked).toEqual(['GET /api/remotes/status', 'POST /api/remotes/mf-chat/versions']);
  });

  it.each([version, '1.0.0-77aa01be'])(
    'tells that the remote is switched off: %s is live',
    async (active) => {
      const { hands } = aPlaza({ active, killed: true });
      expect(await deployRemote('mf-chat', { activate: true }, hands)).toMatchObject({
        version,
        isOff: true,
      });
    },
  );

  it('leaves what is live as it is when the server has another build of the same version', async () => {
    const { hands } = aPlaza({ active: version, refused: { status: 409, code: 'remotes.version-taken' } });
    const deployed = await deployRemote('mf-chat', { activate: true }, hands);
    expect(deployed).toEqual({ version, outcome: 'other-build' });
  });

  it('says so when what is live cannot be sent', async () => {
    const { hands } = aPlaza({ active: version, refused: { status: 403, code: 'forbidden' } });
    await expect(deployRemote('mf-chat', { activate: true }, hands)).rejects.toThrow('It was refused.');
  });

  it('goes on when another version is on trial', async () => {
    const { hands } = aPlaza({ active: version, canary: { version: '1.0.0-77aa01be', percent: 10 } });
    expect(await deployRemote('mf-chat', { activate: true }, hands)).toMatchObject({ outcome: 'live' });
  });

  it('activates nothing when the smoke run fails', async () => {
    const { asked, hands } = aPlaza();
    const smoke = () => Promise.reject(new CommandError('did not mount'));
    await expect(deployRemote('mf-chat', { activate: true }, { ...hands, smoke })).rejects.toThrow(
      'did not mount',
    );
    expect(asked.filter((call) => call.includes('activate'))).toEqual([]);
  });

  it('activates nothing when the smoke run has opened no page', async () => {
    const { asked, hands } = aPlaza();
    const smoke = async () => 0;
    await expect(deployRemote('mf-chat', { activate: true }, { ...hands, smoke })).rejects.toThrow(
      'opened no page. Nothing was activated.',
    );
    expect(asked.filter((call) => call.includes('activate'))).toEqual([]);
  });

  it('uploads nothing when a test fails', async () => {
    const { asked, hands } = aPlaza();
    const test = () => Promise.reject(new CommandError('1 failed'));
    await expect(deployRemote('mf-chat', { activate: true }, { ...hands, test })).rejects.toThrow('1 failed');
    expect(asked).toEqual(['GET /api/remotes/status']);
  });

  it('stops after the smoke run with --no-activate', async () => {
    const { asked, hands } = aPlaza();
    expect(await deployRemote('mf-chat', { activate: false }, hands)).toMatchObject({ outcome: 'published' });
    expect(asked.at(-1)).toBe('POST /api/remotes/mf-chat/versions');
  });

  it('names a canary as what it is', async () => {
    const { hands } = aPlaza();
    expect(await deployRemote('mf-chat', { activate: true, canary: 10 }, hands)).toMatchObject({
      outcome: 'canary',
    });
  });
});
