import { type Access, type CallName, calls, type Calls } from '@plaza/api-contract';
import sharp from 'sharp';
import { sendForm } from '../media/testing/aForm.ts';
import { partsOf } from '../http/apiRouter.ts';
import { TestSmtp } from '../investors/testing/TestSmtp.ts';
import { aDeployTeam } from '../remotes/testing/aDeployTeam.ts';
import { aRemote, packed } from '../remotes/testing/anUpload.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

// Every call for which it takes more than to be a member, made by an administrator as it is meant to be made. Each must
// leave a line in the audit log, or stand here with the reason why it looks at nobody and changes nothing. A call that
// is new does not compile until it stands here, and is red until it records something.
const smtp = new TestSmtp();
const env: Record<string, string> = {
  MAIL_FROM: 'Plaza <hello@plaza.example>',
  OUTREACH_PER_MINUTE: '60000',
};
beforeAll(async () => void (env['SMTP_URL'] = await smtp.open()));
const server = testPlaza({ env });
afterAll(() => smtp.close());

/** These ask for no role in the contract, because one may look at one's own; of others they take one. */
type OfOthers = 'GET /monitor/:userId';
type Privileged =
  | { [Name in CallName]: Calls[Name]['access'] extends 'public' | 'member' ? never : Name }[CallName]
  | OfOthers;

interface Way {
  /** The parts of the address by name. */
  params?: Record<string, string>;
  body?: object | Buffer;
}
type Row = string | Way | (() => Promise<Way> | Way);

const NUMBERS = 'numbers, of nobody in particular';
const SETTING = 'how this Plaza is set: no secret among administrators, and of no person';
const OFFERED = 'what everybody is shown, and who has paid for it: of no member';

let author: User;
let reader: User;
let team: ReturnType<typeof aDeployTeam>;
beforeAll(async () => {
  author = await server.aUser({ username: 'author' });
  reader = await server.aUser();
  team = aDeployTeam(server);
  for (const version of ['1.0.0', '1.1.0']) await team.deploy(aRemote('mf-tide', version));
});

let count = 0;
const next = () => String((count += 1));
const ofSomebody = async (more: Way = {}, of: 'id' | 'userId' = 'id'): Promise<Way> => ({
  params: { [of]: (await server.aUser()).id },
  ...more,
});
const anInvestor = async () => {
  const email = `fund${next()}@fund.example`;
  await server.db('investors').insert({ name: 'Ines', email });
  return email;
};
const ofInvestor = async (more: object = {}): Promise<Way> => ({
  body: { email: await anInvestor(), ...more },
});
const idOf = async (table: string): Promise<string> => {
  const [newest] = await server.db(table).orderBy('id', 'desc').limit(1).pluck('id');
  return newest;
};
const toAll = async () => {
  await anInvestor();
  // Five minutes lie between two of them.
  await server.db('campaigns').update({ state: 'done', created_at: new Date(0) });
  return {};
};
const aCampaign = async () => {
  await toAll();
  const admin = await server.aUser({ isAdmin: true });
  await server.as(admin).post('/api/investor/emails', {});
  return { id: await idOf('campaigns') };
};
const aReport = async () => {
  await server.as(reader).post('/api/people/author/report', { reason: 'spam' });
  return { id: await idOf('reports') };
};
const aHeldPost = async () => {
  await made('/moderation/rules', { kind: 'word', pattern: 'lantern' });
  await sendForm(server.as(author), '/api/content', [
    ['context', `A lantern ${next()}`],
    ['sharing', '1'],
  ]);
  return { id: await idOf('held_words') };
};
const made = async (path: string, body: object) => {
  const admin = await server.aUser({ isAdmin: true });
  const { body: kept } = await server.as(admin).post<{ id: string }>(`/api${path}`, body);
  return { id: kept.id };
};
const aPlacement = () => ({
  ...{ kind: 'ad', place: 'zone', zone: 'coffee', partner: 'Roasters', title: 'Next door', words: 'Free.' },
  ...{ link: 'https://roasters.example', is_on: true },
  from: new Date(server.clock.now().getTime() - 86_400_000).toISOString(),
  until: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
});
const anAnnouncement = { words: 'The square is repaired.', tone: 'calm' };
const aVideo = (slug = `v${next()}`) => ({
  ...{ slug, title: slug, url: `/framed/mf-games/${slug}/`, on_mobile: true, on_pc: true, is_hidden: false },
  ...{ kind: 'file', poster: null, captions: null },
});
const aGame = () => {
  const { kind: _k, poster: _p, captions: _c, ...common } = aVideo();
  return { ...common, width: 800, height: 600, line: null };
};
const order = (table: 'games' | 'videos') => async (): Promise<Way> => {
  await made(`/catalogue/${table}`, table === 'games' ? aGame() : aVideo());
  return { body: { ids: await server.db(table).orderBy('id').pluck('id') } };
};
const tide = (body: object): Way => ({ params: { name: 'mf-tide' }, body });

const rows: Record<Privileged, Row> = {
  'GET /audit': {},
  'GET /audit/verify': 'whether the log is whole: it says yes or no',
  'POST /investor': { body: {} },
  'POST /investor/add': () => ({ body: { email: `new${next()}@fund.example` } }),
  'POST /investor/import': { body: { csv: 'name,email\nIda,ida@fund.example\n' } },
  'POST /investor/mail': () => ofInvestor({ name: 'Ines' }),
  'PUT /investor/update': async () => {
    const way = await ofInvestor({ action: true });
    await server.db('investors').update({ status: true });
    return way;
  },
  'POST /investor/remove': () => ofInvestor({ action: false }),
  'POST /investor/free': async () => {
    const way = await ofInvestor({ why: 'She wrote.' });
    await server.db.raw(
      `insert into mail_suppressions (email_hash, reason, at) select investor_hash(email), 'hard', now() from investors
       on conflict do nothing`,
    );
    return way;
  },
  'GET /investor/emails': toAll,
  'POST /investor/emails': toAll,
  'GET /investor/campaigns': NUMBERS,
  'POST /investor/campaigns/:id/state': async () => ({
    params: await aCampaign(),
    body: { state: 'paused' },
  }),
  'GET /investor/campaigns/:id/deliveries': async () => ({ params: await aCampaign() }),
  'POST /investor/deliveries/:id/settle': async () => {
    await aCampaign();
    await server.db('deliveries').update({ state: 'unknown' });
    return { params: { id: await idOf('deliveries') }, body: { as: 'sent' } };
  },
  'GET /live': NUMBERS,
  'GET /live/lines': NUMBERS,
  'GET /moderation/queue': {},
  'GET /moderation/waiting': NUMBERS,
  'POST /moderation/reports/:id/decide': async () => ({
    params: await aReport(),
    body: { decision: 'warn' },
  }),
  'POST /moderation/people/:username/decide': async () => ({
    params: { username: (await server.aUser()).username },
    body: { decision: 'mute', days: '1' },
  }),
  'POST /moderation/decisions/:id/rule': async () => {
    await server.db('decisions').insert({
      ...{ kind: 'person', about_id: author.id, said: 'Author', decision: 'warn', made_at: new Date() },
      ...{ appeal: 'A joke.', appealed_at: new Date() },
    });
    return { params: { id: await idOf('decisions') }, body: { ruling: 'refused' } };
  },
  'GET /moderation/rules': 'words that are looked for: of nobody',
  'POST /moderation/rules': () => ({ body: { kind: 'word', pattern: `tide${next()}` } }),
  'DELETE /moderation/rules/:id': async () => ({
    params: await made('/moderation/rules', { kind: 'word', pattern: `ebb${next()}` }),
  }),
  'GET /moderation/held': {},
  'POST /moderation/held/:id/decide': async () => ({
    params: await aHeldPost(),
    body: { decision: 'refuse' },
  }),
  'GET /monitor': {},
  'GET /monitor/export': {},
  'GET /monitor/:userId': () => ofSomebody({}, 'userId'),
  'GET /monitor/sessions/:id': () => ofSomebody(),
  'GET /monitor/delete/:id': () => ofSomebody(),
  'DELETE /monitor/:userId': () => ofSomebody({}, 'userId'),
  'DELETE /monitor/sessions/:id': async () => {
    await server.bearerOf(reader);
    return { params: { id: reader.id } };
  },
  'POST /monitor/restore/:id': async () => {
    const { id } = await server.aUser();
    await server.db('users').where({ id }).update({ deleted_at: server.clock.now() });
    return { params: { id } };
  },
  'POST /monitor/edit/:id': () => ofSomebody({ body: { name: 'Another Name' } }),
  'POST /monitor/bulk': async () => ({ body: { ids: [(await server.aUser()).id], act: 'block' } }),
  'GET /remotes/status': SETTING,
  'GET /remotes/tokens': 'what tokens are called: never one itself',
  'GET /remotes/:name/tokens': 'what tokens are called: never one itself',
  'GET /remotes/:name/use': 'how versions do: the reports of browsers name nobody',
  'GET /remotes/:name/compare': 'files of a program',
  'POST /remotes/overrides': 'concerns one’s own browser alone',
  'POST /remotes/:name/versions': async () => ({
    params: { name: 'mf-ebb' },
    body: await packed(aRemote('mf-ebb', '1.0.0')),
  }),
  'POST /remotes/:name/activate': tide({ version: '1.0.0' }),
  'POST /remotes/:name/rollback': async () => {
    for (const version of ['1.0.0', '1.1.0']) await team.activate('mf-tide', { version });
    return tide({});
  },
  'POST /remotes/:name/kill': tide({ killed: true }),
  'POST /remotes/:name/tokens': tide({ label: 'one' }),
  'POST /remotes/:name/tokens/revoke': async () => {
    await team.post('/remotes/mf-tide/tokens', { label: 'two' });
    return tide({ label: 'two' });
  },
  'POST /remotes/tokens/:id/revoke': async () => {
    await team.post('/remotes/mf-tide/tokens', { label: 'three' });
    return { params: { id: await idOf('deploy_tokens') } };
  },
  'GET /settings': SETTING,
  'PUT /settings': () => ({ body: { name: `Harbour ${next()}` } }),
  'GET /settings/community': {},
  'POST /settings/community': async () => {
    const admin = await server.aUser({ isAdmin: true });
    return { body: { community: (await server.as(admin).get('/api/settings/community')).body } };
  },
  'PUT /settings/logo/:theme': async () => {
    const create = { width: 120, height: 40, channels: 3, background: 'teal' } as const;
    const image = (await sharp({ create }).png().toBuffer()).toString('base64');
    return { params: { theme: 'dark' }, body: { image } };
  },
  'DELETE /settings/logo/:theme': { params: { theme: 'dark' } },
  'GET /announcements/all': OFFERED,
  'POST /announcements': { body: anAnnouncement },
  'DELETE /announcements/:id': async () => ({ params: await made('/announcements', anAnnouncement) }),
  'GET /placements/all': OFFERED,
  'POST /placements': () => ({ body: aPlacement() }),
  'PUT /placements/:id': async () => ({
    params: await made('/placements', aPlacement()),
    body: { ...aPlacement(), title: 'Across the street' },
  }),
  'DELETE /placements/:id': async () => ({ params: await made('/placements', aPlacement()) }),
  'GET /catalogue': OFFERED,
  'GET /catalogue/framing': 'what a site says to everybody',
  'POST /catalogue/games': () => ({ body: aGame() }),
  'PUT /catalogue/games/order': order('games'),
  'PUT /catalogue/games/:id': async () => ({
    params: await made('/catalogue/games', aGame()),
    body: aGame(),
  }),
  'POST /catalogue/videos': () => ({ body: aVideo() }),
  'PUT /catalogue/videos/order': order('videos'),
  'PUT /catalogue/videos/:id': async () => ({
    params: await made('/catalogue/videos', aVideo()),
    body: aVideo(),
  }),
  'GET /setup': SETTING,
  'POST /setup/mail': { body: { to: 'me@plaza.example' } },
  'POST /setup/storage': 'writes one file to the disk and takes it away again',
  'POST /setup/invitations': { body: { to: ['new@plaza.example'] } },
  'GET /setup/invitations': {},
  'DELETE /setup/invitations/:id': async () => {
    const admin = await server.aUser({ isAdmin: true });
    await server.as(admin).post('/api/setup/invitations', { to: ['late@plaza.example'] });
    return { params: { id: await idOf('invitations') } };
  },
  'POST /setup/done': {},
};

const names = Object.keys(rows) as Privileged[];

it('asks every call that takes more than to be a member', () => {
  const accessOf = (name: CallName): Access => calls[name].access;
  const ofMore = (Object.keys(calls) as CallName[]).filter(
    (name) => !['public', 'member'].includes(accessOf(name)),
  );
  expect(ofMore.filter((name) => !names.some((one) => one === name))).toEqual([]);
});

const recorded = names.filter((name) => typeof rows[name] !== 'string');

it.each(recorded)('%s stands in the audit log', async (name) => {
  const row = rows[name];
  if (typeof row === 'string') throw new Error('It stands in the list of those that record nothing.');
  const { params = {}, body } = typeof row === 'function' ? await row() : row;
  const admin = await server.aUser({ isAdmin: true });
  const { method, path } = partsOf(name);
  const address = path.replaceAll(/:(\w+)/g, (_, part: string) => params[part] ?? '');
  const isFile = Buffer.isBuffer(body);
  const response = await server.as(admin).fetch(`/api${address}`, {
    method,
    ...(body || method !== 'GET'
      ? { headers: { 'content-type': isFile ? 'application/gzip' : 'application/json' } }
      : {}),
    ...(method === 'GET' ? {} : { body: isFile ? new Uint8Array(body) : JSON.stringify(body ?? {}) }),
  });
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, '']);
  const lines = await server.db('audit_log').where({ actor_id: admin.id }).pluck('act');
  expect([name, lines.length]).not.toEqual([name, 0]);
});
