import type { Slice } from '../http/slice.ts';
import { listAudit } from './listAudit.ts';
import { recordLook } from './recordAct.ts';
import { verifyAudit } from './verifyAudit.ts';

/** What was done with the rights of an administrator, and whether the record of it is true. */
export const auditRoutes: Slice = (on, { clock, db: pool }) => {
  on('GET /audit', async ({ session: { member }, input: { query }, db }) => {
    const about = { kind: 'audit', id: '' } as const;
    await recordLook({ db: pool, clock }, { by: member, act: 'audit.looked', about });
    return listAudit(db, query);
  });

  // administrators: it tells nothing but whether all is as it was
  on('GET /audit/verify', async ({ db }) => verifyAudit(db));
};
