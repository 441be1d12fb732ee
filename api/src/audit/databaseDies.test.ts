import { loseDatabase } from '../testing/loseDatabase.ts';
import type { TestClient } from '../testing/TestClient.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

// The database dies in the last moment of an act: all is written but its entry in the audit log.
const server = testPlaza();
let admin: User;
let person: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true, username: 'keeper' });
  person = await server.aUser({ username: 'wren' });
  // That they were here is noted once.
  await server.as(admin).get('/api/profile');
  await server.db('investors').insert({ name: 'Ines', email: 'ines@fund.example' });
  const said = {
    kind: 'person',
    reporter_id: admin.id,
    about_id: person.id,
    reason: 'spam',
    said: 'wren',
    note: '',
  };
  await server.db('reports').insert(said);
});

/** Takes the database away from whoever waits for the audit log, and answers with what they are told. */
const dieIn = (ask: (client: TestClient) => Promise<{ status: number; body: { code?: string } }>) =>
  loseDatabase(server.db, 'select from audit_head for update', () => ask(server.as(admin)));

/** What acts change. Sessions and signs of life go on meanwhile. */
const TABLES = [
  ...['users', 'investors', 'mail_suppressions', 'campaigns', 'deliveries', 'reports', 'decisions'],
  ...['word_rules', 'settings', 'announcements', 'placements', 'games', 'videos', 'invitations'],
  ...['audit_log', 'graphile_worker._private_jobs'],
];
async function image(): Promise<Record<string, string[]>> {
  const rows = await Promise.all(
    TABLES.map(
      async (table) => (await server.db.raw(`select t::text as row from ${table} t order by 1`)).rows,
    ),
  );
  return Object.fromEntries(
    TABLES.map((table, at) => [table, rows[at].map(({ row }: { row: string }) => row)]),
  );
}

type Refused = { code?: string };
const aGame = {
  ...{ slug: 'harbour', title: 'Harbour', url: '/framed/mf-games/harbour/', line: null },
  ...{ on_mobile: true, on_pc: true, is_hidden: false, width: 800, height: 600 },
};
const aPlacement = () => ({
  ...{ kind: 'ad', place: 'feed', zone: null, partner: 'Harbour Roasters', title: 'Roasted next door' },
  ...{ words: 'Free delivery.', link: 'https://roasters.example', is_on: true },
  ...{ from: server.clock.now(), until: new Date(server.clock.now().getTime() + 86_400_000) },
});
const reportId = async () => (await server.db('reports').first('id')).id;

const acts: [
  name: string,
  act: string,
  ask: (client: TestClient) => Promise<{ status: number; body: Refused }>,
][] = [
  [
    'a person is edited',
    'person.edited',
    (as) => as.post(`/api/monitor/edit/${person.id}`, { name: 'Wren' }),
  ],
  [
    'people are blocked at once',
    'person.blocked',
    (as) => as.post('/api/monitor/bulk', { ids: [person.id], act: 'block' }),
  ],
  ['a bulk mail begins', 'outreach.begun', (as) => as.post('/api/investor/emails')],
  [
    'investors are imported',
    'investors.imported',
    (as) => as.post('/api/investor/import', { csv: 'email\npia@fund.example' }),
  ],
  [
    'a person is muted',
    'person.muted',
    async (as) =>
      as.post(`/api/moderation/reports/${await reportId()}/decide`, { decision: 'mute', days: '7' }),
  ],
  [
    'a rule is made',
    'rule.made',
    (as) => as.post('/api/moderation/rules', { kind: 'word', pattern: 'lantern' }),
  ],
  ['the brand is set', 'settings.changed', (as) => as.put('/api/settings', { name: 'Harbour Square' })],
  [
    'something is announced',
    'announcement.made',
    (as) => as.post('/api/announcements', { words: 'Repairs at 8', tone: 'calm' }),
  ],
  ['a partner is given a place', 'placement.made', (as) => as.post('/api/placements', aPlacement())],
  ['a game is added', 'catalogue.changed', (as) => as.post('/api/catalogue/games', aGame)],
  [
    'somebody is invited',
    'settings.invited',
    (as) => as.post('/api/setup/invitations', { to: ['lark@plaza.example'] }),
  ],
];

it.each(acts)(
  '%s: nothing of it has happened, it is said in words, and done the next time',
  async (_, act, ask) => {
    const before = await image();
    const { status, body } = await dieIn(ask);
    expect([status, body.code]).toEqual([503, 'http.away']);
    expect(await image()).toEqual(before);
    expect((await ask(server.as(admin))).status).toBe(200);
    expect(await server.db('audit_log').where({ act })).toHaveLength(1);
  },
);

const READ = [
  '/api/monitor',
  '/api/monitor/export',
  '/api/audit',
  '/api/moderation/queue',
  '/api/moderation/held',
];
it.each(READ)('nothing is shown that is not in the audit log: GET %s', async (path) => {
  const { status, body } = await dieIn((as) => as.get<Refused>(path));
  expect([status, body.code]).toEqual([503, 'http.away']);
  expect((await server.as(admin).get(path)).status).toBe(200);
});

it('the log is whole after all of that', async () => {
  const { body } = await server.as(admin).get<{ is_whole: boolean }>('/api/audit/verify');
  expect(body.is_whole).toBe(true);
});
