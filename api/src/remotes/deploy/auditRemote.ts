import type { Knex } from 'knex';
import { recordAct } from '../../audit/recordAct.ts';
import type { Clock } from '../../clock.ts';
import type { Session } from '../../http/session.ts';

/** What an administrator does to a remote stands in the audit log too. A deploy token is nobody's right but its own. */
export async function auditRemote(
  keeper: { db: Knex; clock: Clock },
  { member }: Session,
  name: string,
  details: Record<string, unknown>,
): Promise<void> {
  if (!member) return;
  await recordAct(keeper, {
    by: member,
    act: 'remote.changed',
    about: { kind: 'remote', id: name },
    details,
  });
}
