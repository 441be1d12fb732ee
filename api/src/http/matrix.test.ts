import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type Access, type CallName, type CallShape } from '@plaza/api-contract';
import { aDeployTeam, operatorToken } from '../remotes/testing/aDeployTeam.ts';
import { aShell } from '../remotes/testing/anUpload.ts';
import type { TestClient } from '../testing/TestClient.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { atRoot, partsOf } from './apiRouter.ts';

// Every call of the api as everybody who could make it. Access is asked before the input is looked at, so a call with
// nothing in it tells who gets past the door; none of these gets as far as to change anything.
const server = testPlaza();
beforeAll(() => aDeployTeam(server).deploy(aShell('1.0.0')));

const names = (Object.keys(calls) as CallName[]).toSorted();
const REFUSALS: Record<Access, readonly string[]> = {
  public: [],
  member: ['auth.no-session'],
  moderator: ['auth.no-session', 'auth.not-moderator'],
  outreach: ['auth.no-session', 'auth.not-outreach'],
  admin: ['auth.no-session', 'auth.not-admin'],
  'deploy-token': ['remotes.no-token', 'auth.not-admin', 'remotes.other-remote'],
};

type Door = 'in' | 401 | 403;
const everywhere: Record<Access, Door> = {
  public: 'in',
  member: 'in',
  moderator: 'in',
  outreach: 'in',
  admin: 'in',
  'deploy-token': 'in',
};
const noRole: Record<Access, Door> = {
  ...everywhere,
  moderator: 403,
  outreach: 403,
  admin: 403,
  'deploy-token': 403,
};
const stranger: Record<Access, Door> = {
  public: 'in',
  member: 401,
  moderator: 401,
  outreach: 401,
  admin: 401,
  'deploy-token': 401,
};

const who: Record<string, { doors: Record<Access, Door>; come: () => Promise<TestClient> }> = {
  'a stranger': { doors: stranger, come: async () => server.as(null) },
  'a member': { doors: noRole, come: async () => server.as(await server.aUser()) },
  'who was blocked since the login': {
    doors: stranger,
    come: async () => {
      const person = await server.aUser();
      const client = server.as(person);
      await client.get('/api/profile');
      await server.db('users').where({ id: person.id }).update({ is_blocked: true });
      server.clock.advance({ seconds: 4 });
      return client;
    },
  },
  'who looks around with the demo': {
    doors: noRole,
    come: async () => server.as(await server.aUser({ isGuest: true })),
  },
  'a moderator': {
    doors: { ...noRole, moderator: 'in' },
    come: async () => server.as(await server.aUser({ role: 'moderator' })),
  },
  'who writes to investors': {
    doors: { ...noRole, outreach: 'in' },
    come: async () => server.as(await server.aUser({ role: 'outreach' })),
  },
  'an administrator': {
    doors: everywhere,
    come: async () => server.as(await server.aUser({ isAdmin: true })),
  },
};

/** Nobody and nothing has this number. */
const NOTHING = '999999999';

async function ask(client: TestClient, name: CallName, headers: Record<string, string> = {}) {
  const { method, path } = partsOf(name);
  const address = path.replaceAll(/:\w+/g, NOTHING);
  const response = await client.fetch(atRoot(path) ? address : `/api${address}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: '{"matrix":true}' }),
  });
  const text = await response.text();
  const code: unknown = text.startsWith('{') ? JSON.parse(text).code : undefined;
  return { status: response.status, code: typeof code === 'string' ? code : '' };
}

/** These end the session that they are asked with, or the whole account: the next call needs somebody new. */
const ENDING = /logout|sessions|DELETE \/(account|user|me)\b|forget|password|demo/i;

describe.each(Object.entries(who))('%s', (_, { doors, come }) => {
  let client: TestClient | undefined;

  it.each(names)('%s', async (name) => {
    const { access } = calls[name];
    client ??= await come();
    const { status, code } = await ask(client, name);
    if (ENDING.test(name)) client = undefined;
    const isRefused = REFUSALS[access].includes(code);
    const door = isRefused ? status : 'in';
    expect([name, door]).toEqual([name, doors[access]]);
    // A fault is no refusal: whoever may ask is answered, if only that the question was wrong.
    expect(status).toBeLessThan(500);
  });
});

/** For whom an address is, whatever the contract says of one call below it. */
const FOR: [address: RegExp, access: Access][] = [
  [/^\/(monitor|live|audit|settings|catalogue|setup)\b/, 'admin'],
  [/^\/(announcements|placements)\b/, 'admin'],
  [/^\/investor\b/, 'outreach'],
  [/^\/moderation\b/, 'moderator'],
  [/^\/remotes\b/, 'deploy-token'],
];
/** And who else may come in by one door there. */
const BESIDE: [why: string, access: Access, names: readonly CallName[]][] = [
  ['one’s own days', 'member', ['GET /monitor/:userId']],
  ['it is shown to everybody', 'public', ['GET /announcements', 'GET /investor/letter', 'GET /remotes']],
  ['it is shown to members', 'member', ['GET /placements', 'POST /placements/:id/count']],
  [
    'a signed address, or a link in a mail, is the key',
    'public',
    ['POST /investor/bounces', 'POST /moderation/appeal', 'POST /moderation/appeal/read'],
  ],
  [
    'what was decided about oneself',
    'member',
    ['GET /moderation/mine', 'POST /moderation/decisions/:id/appeal'],
  ],
  ['browsers say how loads went', 'public', ['POST /remotes/health']],
  ['one’s own browser shows another version', 'admin', ['POST /remotes/overrides']],
];

describe('the contract gives no door away', () => {
  it.each(names)('%s', (name) => {
    const { path } = partsOf(name);
    const beside = BESIDE.find(([, , listed]) => listed.includes(name));
    const meant = beside?.[1] ?? FOR.find(([address]) => address.test(path))?.[1];
    // What is for nobody in particular is for members or for all.
    expect([name, [meant ?? 'public', meant ?? 'member']]).toEqual([
      name,
      expect.arrayContaining([calls[name].access]),
    ]);
  });
});

describe('a deploy token', () => {
  it.each(names.filter((name) => calls[name].access !== 'public'))('%s', async (name) => {
    const { access } = calls[name];
    const { code } = await ask(server.as(null), name, { authorization: `Bearer ${operatorToken(server)}` });
    expect([name, REFUSALS[access].includes(code)]).toEqual([name, access !== 'deploy-token']);
  });
});

/**
 * What may be done without a fresh proof by who is more than a member, though it changes something. A call that stands
 * in neither list is red until somebody has decided: docs/decisions/0021.
 */
const WITHOUT_PROOF: [why: string, names: readonly CallName[]][] = [
  [
    'the daily work of moderators: each decision is told to both sides and can be appealed',
    [
      'POST /moderation/reports/:id/decide',
      'POST /moderation/people/:username/decide',
      'POST /moderation/decisions/:id/rule',
      'POST /moderation/rules',
      'DELETE /moderation/rules/:id',
      'POST /moderation/held/:id/decide',
    ],
  ],
  [
    'the daily work on investors: the letter is fixed and reaches each address once; to pause or stop must be quick',
    [
      'POST /investor',
      'POST /investor/add',
      'POST /investor/import',
      'POST /investor/mail',
      'PUT /investor/update',
      'POST /investor/remove',
      'POST /investor/campaigns/:id/state',
      'POST /investor/deliveries/:id/settle',
    ],
  ],
  [
    'what is shown, and taken back with one more click',
    [
      'POST /announcements',
      'DELETE /announcements/:id',
      'POST /placements',
      'PUT /placements/:id',
      'DELETE /placements/:id',
      'POST /catalogue/games',
      'PUT /catalogue/games/order',
      'PUT /catalogue/games/:id',
      'POST /catalogue/videos',
      'PUT /catalogue/videos/order',
      'PUT /catalogue/videos/:id',
    ],
  ],
  [
    'steps of the set-up, right after the first login',
    [
      'POST /setup/mail',
      'POST /setup/storage',
      'POST /setup/invitations',
      'DELETE /setup/invitations/:id',
      'POST /setup/done',
    ],
  ],
  ['concerns one’s own browser alone', ['POST /remotes/overrides']],
];

describe('a privileged act asks for a fresh proof', () => {
  const shapeOf = (name: CallName): CallShape => calls[name];
  const free = new Set(WITHOUT_PROOF.flatMap(([, listed]) => listed));
  const ofMore = names.filter((name) => !['public', 'member'].includes(shapeOf(name).access));

  it.each(ofMore.filter((name) => !name.startsWith('GET ')))('%s', (name) => {
    // Marked in the contract, or listed above with a reason; never both.
    expect([name, free.has(name)]).toEqual([name, shapeOf(name).needsProof === undefined]);
  });

  it('lists nothing that is not there', () => {
    expect([...free].filter((name) => !ofMore.includes(name))).toEqual([]);
  });

  let admin: TestClient | undefined;
  const anOldLogin = async () => {
    const client = server.as(await server.aUser({ isAdmin: true }));
    await client.get('/api/profile');
    server.clock.advance({ minutes: 16 });
    return client;
  };

  it.each(ofMore)('of an administrator whose last proof is old: %s', async (name) => {
    admin ??= await anOldLogin();
    const { status, code } = await ask(admin, name);
    const isAsked = status === 403 && code === 'auth.proof-needed';
    expect([name, isAsked]).toEqual([name, shapeOf(name).needsProof === true]);
    if (ENDING.test(name)) admin = undefined;
  });
});

describe('every route says who may', () => {
  const sources = routeSources(join(process.cwd(), 'api/src'));

  it.each(names)('%s', (name) => {
    const route = routeOf(sources, name);
    expect(route).toBeDefined();
    const { before = '', body = '' } = route ?? {};
    const { access } = calls[name];
    // What is open to all says why; what is open to every member is about the member, or says why it is the same for all.
    if (access === 'public') expect(before).toMatch(/\/\/.*public/);
    if (access === 'member') expect(`${before}${body}`).toMatch(/every member|member|session/);
  });

  it('finds a route that does not', () => {
    const route = routeOf([`  on('GET /fetch', () => ({}));\n};`], 'GET /fetch');
    expect(route?.before).not.toMatch(/\/\/.*public/);
  });
});

function routeSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing|bench/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => /\bon(\.raw)?\(/.test(text));
}

/** The comment above a route and the route itself. */
function routeOf(sources: readonly string[], name: string): { before: string; body: string } | undefined {
  const opening = new RegExp(`\\bon(\\.raw)?\\(\\s*'${name.replaceAll(/[/*:{}.]/g, '\\$&')}'`);
  for (const source of sources) {
    const at = source.search(opening);
    if (at === -1) continue;
    const after = source.slice(at + 4);
    const end = after.search(/\n {2}(on(\.raw)?\(|\/\/ )|\n\}/);
    return {
      before: source.slice(0, at).split('\n').slice(-4).join('\n'),
      body: end === -1 ? after : after.slice(0, end),
    };
  }
  return undefined;
}
