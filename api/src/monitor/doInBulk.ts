import type { AuditAct, BulkAct, CallAnswer, CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { takeTurn } from '../db/takeTurn.ts';
import type { Clock } from '../clock.ts';
import { CallError, found, permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { blockAgain } from './blockForATime.ts';
import { type Changed, changePerson } from './changePerson.ts';
import { deletePerson, restorePerson } from './deletePerson.ts';
import { logPersonOut } from './logPersonOut.ts';
import { changedSince, yourself } from './monitor.errors.ts';
import { muteAgain, unmutePerson } from './mutePerson.ts';

interface World {
  db: Knex;
  clock: Clock;
}
interface Done {
  ended: string[];
  /** Whether anything is otherwise now: what was so before is not taken back with the rest. */
  isChanged: boolean;
  /** It would have ended by itself. */
  isForATime?: boolean;
}
type Act = (world: World, me: Member, id: string, why?: string) => Promise<Done>;

const acts: Record<BulkAct, Act> = {
  block: (world, me, id, why) => change(world, me, id, { is_blocked: true, why }),
  unblock: (world, me, id, why) => change(world, me, id, { is_blocked: false, why }),
  'block-again': async (world, me, id, why) => doneOf(await blockAgain(world, me, id, why)),
  unmute: async (world, me, id, why) => {
    permit(id !== me.id, yourself);
    found(await world.db('users').where({ id, deleted_at: null }).first('id'), unknownPerson);
    const isChanged = await unmutePerson(world, me, id, why);
    return { ended: [], isChanged, isForATime: isChanged };
  },
  'mute-again': async (world, me, id, why) => {
    await muteAgain(world, me, id, why);
    return { ended: [], isChanged: true };
  },
  verify: (world, me, id, why) => change(world, me, id, { is_verified: true, why }),
  unverify: (world, me, id, why) => change(world, me, id, { is_verified: false, why }),
  delete: async (world, me, id, why) => doneOf(await deletePerson(world, me, id, why)),
  restore: async (world, me, id) => doneOf(await restorePerson(world, me, id)),
  'log-out': async (world, me, id) => {
    const ended = await logPersonOut(world, me, id);
    return { ended, isChanged: ended.length > 0 };
  },
};

/** The same for many, in one transaction. Who may not be touched is passed over: every check comes before the first write. */
export async function doInBulk(
  world: World,
  me: Member,
  { ids, act, why, since }: CallInput<'POST /monitor/bulk'>['body'],
): Promise<{ answer: CallAnswer<'POST /monitor/bulk'>; ended: string[] }> {
  await holdAll(world.db, act, ids);
  const changed = since ? await changedAfter(world.db, since, { act, ids }) : new Set();
  const done: (Done & { id: string })[] = [];
  const passed: CallAnswer<'POST /monitor/bulk'>['passed'] = [];
  for (const id of [...new Set(ids)].toSorted((a, b) => Number(BigInt(a) - BigInt(b)))) {
    try {
      permit(!changed.has(id), changedSince);
      done.push({ id, ...(await acts[act](world, me, id, why)) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      passed.push({ id, code: error.code, why: error.message });
    }
  }
  const idsOf = (those: readonly { id: string }[]) => those.map(({ id }) => id);
  return {
    answer: {
      done: idsOf(done),
      changed: idsOf(done.filter(({ isChanged }) => isChanged)),
      for_a_time: idsOf(done.filter(({ isForATime }) => isForATime)),
      passed,
      mark: (await world.db('audit_head').first('seq')).seq,
    },
    ended: done.flatMap(({ ended }) => ended),
  };
}

/**
 * Everybody whom it is about, before the first of them is changed, and in one order: two administrators at the same
 * people could otherwise wait for each other, and for the audit log.
 */
async function holdAll(db: Knex, act: BulkAct, ids: readonly string[]): Promise<void> {
  if (SHUTS_OUT.includes(act)) await takeTurn(db, 'administrators');
  await db('users')
    .whereIn('id', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id');
}

const SHUTS_OUT: readonly BulkAct[] = ['block', 'block-again', 'delete'];

const BLOCKING: readonly AuditAct[] = [
  'person.blocked',
  'person.unblocked',
  'person.block-ended',
  'person.decided',
];
const MUTING: readonly AuditAct[] = ['person.muted', 'person.unmuted', 'person.decided'];
const DELETING: readonly AuditAct[] = ['person.deleted', 'person.restored'];
/** What of it somebody may have done anew since, for a reason of their own. */
const OF_THAT_KIND: Partial<Record<BulkAct, readonly AuditAct[]>> = {
  block: BLOCKING,
  unblock: BLOCKING,
  'block-again': BLOCKING,
  'mute-again': MUTING,
  delete: DELETING,
  restore: DELETING,
};

async function changedAfter(
  db: Knex,
  since: string,
  { act, ids }: { act: BulkAct; ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const changed: string[] = await db('audit_log')
    .where({ about_kind: 'person' })
    .whereIn('about_id', [...ids])
    .whereIn('act', [...(OF_THAT_KIND[act] ?? [])])
    .where('seq', '>', since)
    .pluck('about_id');
  return new Set(changed);
}

async function change(world: World, me: Member, id: string, edit: Parameters<typeof changePerson>[3]) {
  return doneOf(await changePerson(world, me, id, edit));
}

function doneOf({ before, person, ended }: Changed): Done {
  const isForATime = !person.is_blocked && before.blocked_until !== null;
  return { ended, isChanged: person !== before, isForATime };
}
