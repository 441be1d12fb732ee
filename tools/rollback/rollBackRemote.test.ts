import { calls, type RemoteStatus } from '@plaza/api-contract';
import { RegistryClient } from '../registry/RegistryClient.ts';
import { describeRollback, rollBackRemote } from './rollBackRemote.ts';

const OLDER = '1.0.0-11c0ffee';
const GOOD = '1.0.0-77aa01be';
const BROKEN = '1.0.0-3f2a9c1d';
const TRIED = '1.0.0-90ab12cd';

/** A Plaza on which a broken version is live, and whose answer to the first rollback is lost once it is done. */
function aPlaza({ canary = null, killed = false }: Partial<Pick<RemoteStatus, 'canary' | 'killed'>> = {}) {
  const [example] = calls['GET /remotes/status'].example.remotes;
  const now = { ...example, name: 'mf-chat', active: BROKEN, previous: GOOD, canary, killed };
  const bodies: unknown[] = [];
  const send: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/status')) return Response.json({ remotes: [now] });
    const body: { version?: string } = await new Response(init?.body).json();
    bodies.push(body);
    const to = body.version ?? (now.canary ? now.active : now.previous);
    if (to !== now.active) Object.assign(now, { active: to, previous: OLDER });
    now.canary = null;
    if (bodies.length > 1) {
      const { active, previous } = now;
      return Response.json({ ...calls['POST /remotes/:name/rollback'].example, active, previous });
    }
    const lost = { code: 'http.away', error: 'Not available.', message: '', requestId: '1' };
    return Response.json(lost, { status: 503 });
  };
  const registry = new RegistryClient({ url: 'http://plaza.test', token: 't' }, send, async () => undefined);
  return { now, bodies, registry };
}

it('a rollback that is asked for twice, because its answer was lost, goes one step back', async () => {
  const { now, registry } = aPlaza();
  expect((await rollBackRemote(registry, 'mf-chat', {})).active).toBe(GOOD);
  expect(now).toMatchObject({ active: GOOD, previous: OLDER });
});

it('takes back a trial, and leaves what is live', async () => {
  const { now, registry } = aPlaza({ canary: { version: TRIED, percent: 10 } });
  expect((await rollBackRemote(registry, 'mf-chat', {})).active).toBe(BROKEN);
  expect(now).toMatchObject({ active: BROKEN, canary: null });
});

it('goes to the version that is named, and says why', async () => {
  const { bodies, registry } = aPlaza();
  await rollBackRemote(registry, 'mf-chat', { version: TRIED, reason: 'it is slow' });
  expect(bodies[0]).toEqual({ version: TRIED, reason: 'it is slow' });
});

it.each([
  [false, `mf-chat ${GOOD} is live. Before it: ${OLDER}.`],
  [
    true,
    `mf-chat ${GOOD} is live. Before it: ${OLDER}.\nmf-chat is switched off for everyone: npm run remotes -- revive mf-chat`,
  ],
])(
  'says what is live, and that nobody gets it while the remote is switched off: %s',
  async (killed, words) => {
    const { registry } = aPlaza({ killed });
    expect(describeRollback('mf-chat', await rollBackRemote(registry, 'mf-chat', {}))).toBe(words);
  },
);
