import { testPlaza } from '../testing/testPlaza.ts';
import { sendUnderFire } from './testing/sendUnderFire.ts';
import { TestSmtp } from './testing/TestSmtp.ts';

const smtp = new TestSmtp();
let smtpUrl: string;
beforeAll(async () => void (smtpUrl = await smtp.open()));
// This process only begins the mailing and looks: others send, and die.
const server = testPlaza();
afterAll(() => smtp.close());

// As many as a founder writes to, in `npm run test:deep`.
const [MAILS, KILLS] = process.env['PLAZA_DEEP'] ? [2_000, 20] : [150, 2];

it('a mailing whose processes are killed in the middle writes to nobody twice and forgets nobody', async () => {
  const admin = await server.aUser({ isAdmin: true });
  const rows = Array.from({ length: MAILS }, (_, at) => ({ name: `N${at}`, email: `i${at}@fund.example` }));
  await server.db('investors').insert(rows);
  expect((await server.as(admin).post('/api/investor/emails')).status).toBe(200);

  await sendUnderFire({ server, smtp, smtpUrl, kills: KILLS });

  const receivers = smtp.taken.map(({ to }) => to);
  expect(new Set(receivers).size).toBe(receivers.length);
  // What was in the hands of who died is known, and no other process has touched it.
  const doubtful: { id: string; email: string }[] = await server
    .db('deliveries as d')
    .join('investors as i', 'i.id', 'd.investor_id')
    .whereIn('d.state', ['sending', 'unknown'])
    .select('d.id', 'i.email');
  expect(doubtful.length).toBeLessThanOrEqual(KILLS * 3);
  const sent = await server.db('deliveries').where({ state: 'sent' });
  expect(sent.length + doubtful.length).toBe(MAILS);
  expect(new Set([...receivers, ...doubtful.map(({ email }) => email)]).size).toBe(MAILS);

  // Somebody looks which of those arrived and says so; then all have one mail, and nobody two.
  await server.db('deliveries').where({ state: 'sending' }).update({ state: 'unknown' });
  for (const { id, email } of doubtful) {
    const as = receivers.includes(email) ? 'sent' : 'again';
    expect((await server.as(admin).post(`/api/investor/deliveries/${id}/settle`, { as })).status).toBe(200);
  }
  server.plaza.config.smtpUrl = smtpUrl;
  await server.runAllJobs();
  expect(smtp.taken.map(({ to }) => to).toSorted()).toEqual(rows.map(({ email }) => email).toSorted());
}, 900_000);
