import { testPlaza } from '../testing/testPlaza.ts';
import { recordAct } from './recordAct.ts';
import { verifyKeptAudit } from './verifyKeptAudit.ts';

const server = testPlaza();

it('verifies the log of an installation from outside, beside its server', async () => {
  const { config, db, clock } = server.plaza;
  const about = { kind: 'settings', id: '' } as const;
  await db.transaction((transaction) =>
    recordAct({ db: transaction, clock }, { by: null, act: 'settings.changed', about }),
  );
  expect(await verifyKeptAudit(config)).toMatchObject({ is_whole: true, entries: 1 });
  await db.raw('alter table audit_log disable trigger user');
  await db.raw(`update audit_log set act = 'person.edited'`);
  expect(await verifyKeptAudit(config)).toMatchObject({ is_whole: false, broken_at: '1' });
});
