import type { BulkAct, CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import { CallError, found, permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { changePerson } from './changePerson.ts';
import { deletePerson, restorePerson } from './deletePerson.ts';
import { logPersonOut } from './logPersonOut.ts';
import { yourself } from './monitor.errors.ts';
import { unmutePerson } from './mutePerson.ts';

interface Done {
  ended: string[];
}
type Act = (keeper: { db: Knex; clock: Clock }, me: Member, id: string, why?: string) => Promise<Done>;

const acts: Record<BulkAct, Act> = {
  block: (keeper, me, id, why) => changePerson(keeper, me, id, { is_blocked: true, why }),
  unblock: (keeper, me, id, why) => changePerson(keeper, me, id, { is_blocked: false, why }),
  unmute: async (keeper, me, id, why) => {
    permit(id !== me.id, yourself);
    found(await keeper.db('users').where({ id, deleted_at: null }).first('id'), unknownPerson);
    await unmutePerson(keeper, me, id, why);
    return { ended: [] };
  },
  verify: (keeper, me, id, why) => changePerson(keeper, me, id, { is_verified: true, why }),
  unverify: (keeper, me, id, why) => changePerson(keeper, me, id, { is_verified: false, why }),
  delete: deletePerson,
  restore: restorePerson,
  'log-out': async (keeper, me, id) => ({ ended: await logPersonOut(keeper, me, id) }),
};

/** The same for many, in one transaction. Who may not be touched is passed over: every check comes before the first write. */
export async function doInBulk(
  keeper: { db: Knex; clock: Clock },
  me: Member,
  { ids, act, why }: { ids: readonly string[]; act: BulkAct; why?: string | undefined },
): Promise<{ answer: CallAnswer<'POST /monitor/bulk'>; ended: string[] }> {
  const done: string[] = [];
  const passed: CallAnswer<'POST /monitor/bulk'>['passed'] = [];
  const ended: string[] = [];
  // In one order, or two administrators at the same people could wait for each other.
  for (const id of [...new Set(ids)].toSorted((a, b) => Number(BigInt(a) - BigInt(b)))) {
    try {
      ended.push(...(await acts[act](keeper, me, id, why)).ended);
      done.push(id);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      passed.push({ id, code: error.code, why: error.message });
    }
  }
  return { answer: { done, passed }, ended };
}
