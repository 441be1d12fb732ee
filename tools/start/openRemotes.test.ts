import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@plaza/api-contract';
import type { DeployHands } from '../deploy/deployRemote.ts';
import { CommandError } from '../command/CommandError.ts';
import { RegistryClient } from '../registry/RegistryClient.ts';
import { StepList } from '../steps/StepList.ts';
import { openRemotes } from './openRemotes.ts';

const dir = mkdtempSync(join(tmpdir(), 'plaza-open-'));
writeFileSync(join(dir, 'plaza.json'), '{}');
afterAll(() => rmSync(dir, { recursive: true }));

const names = ['shell', 'mf-chat', 'mf-feed'];

/** A registry that remembers what is live from one start to the next, and the lines a start shows. */
function aPlaza() {
  const live = new Map<string, string>();
  const shown: string[] = [];
  const [example] = calls['GET /remotes/status'].example.remotes;
  const send: typeof fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/status'))
      return Response.json({ remotes: [...live].map(([name, active]) => ({ ...example, name, active })) });
    if (pathname.endsWith('/versions')) return Response.json(calls['POST /remotes/:name/versions'].example);
    live.set(pathname.split('/').at(-2) ?? '', '1.0.0-3f2a9c1d');
    return Response.json(calls['POST /remotes/:name/activate'].example);
  };
  const registry = new RegistryClient({ url: 'http://plaza.test', token: 't' }, send);
  const steps = new StepList({ write: (text) => shown.push(text) });
  const start = (build: DeployHands['build']) => openRemotes({ registry, steps, build }, names);
  return { live, shown, start };
}

const builds: DeployHands['build'] = async (name) => ({ name, version: '1.0.0-3f2a9c1d', dir, fresh: true });

/** Everything builds but one. */
const breaking =
  (broken: string, error: Error): DeployHands['build'] =>
  (name, version) =>
    name === broken ? Promise.reject(error) : builds(name, version);

describe('the first start', () => {
  it('opens every remote, without a smoke run', async () => {
    const { live, shown, start } = aPlaza();
    expect(await start(builds)).toEqual([]);
    expect([...live.keys()]).toEqual(names);
    expect(shown.join('')).not.toMatch(/smoke/);
  });

  it.each([
    [
      'is refused',
      new CommandError('mf-chat does not build.\nError: no such word\n  at x'),
      'mf-chat does not build.',
    ],
    ['fails as nobody foresaw', new TypeError('x is undefined'), 'x is undefined.'],
  ])('opens the others when one remote %s, and says so in one line', async (_, error, words) => {
    const { live, start } = aPlaza();
    expect(await start(breaking('mf-chat', error))).toEqual([
      `mf-chat is not live: ${words} The next start tries again; npm run deploy -- mf-chat says more.`,
    ]);
    expect([...live.keys()]).toEqual(['shell', 'mf-feed']);
  });

  it('ends when there is no shell', async () => {
    const { start } = aPlaza();
    await expect(start(breaking('shell', new CommandError('shell does not build.')))).rejects.toThrow(
      'shell does not',
    );
  });
});

describe('the next start', () => {
  it('tries again what did not make it, and nothing else', async () => {
    const { live, start } = aPlaza();
    await start(breaking('mf-chat', new CommandError('mf-chat does not build.')));
    const built: string[] = [];
    await start((name, version) => {
      built.push(name);
      return builds(name, version);
    });
    expect(built).toEqual(['mf-chat']);
    expect([...live.keys()]).toContain('mf-chat');
  });
});
