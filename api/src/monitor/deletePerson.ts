import type { Knex } from 'knex';
import { passGroupsOnJob, bringBackToGroupsJob } from '../chat/groups/leaveChats.ts';
import { queueTellPartners } from '../chat/groups/tellPartners.ts';
import { takeTurn } from '../db/takeTurn.ts';
import { recordAct } from '../audit/recordAct.ts';
import { endFamilies } from '../auth/families.ts';
import type { Clock } from '../clock.ts';
import { queueMarkTags } from '../feed/markTags.ts';
import { found, permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { forgetMails } from '../mail/sweepMails.ts';
import { forgetPersonJob, KEPT_DAYS } from '../account/forgetPersonJob.ts';
import { User } from '../users/User.ts';
import { unknownPerson } from '../users/users.errors.ts';
import type { Changed } from './changePerson.ts';
import { keepAnAdmin } from '../users/keepAnAdmin.ts';
import { gone, yourself } from './monitor.errors.ts';
import { canShutOut } from './monitor.policy.ts';

interface Keeper {
  db: Knex;
  clock: Clock;
}

const DAY_MS = 86_400_000;

/** Takes a person out of sight at once, and for good after thirty days. */
export async function deletePerson(
  { db, clock }: Keeper,
  me: Member,
  id: string,
  why?: string,
): Promise<Changed> {
  await takeTurn(db, 'administrators');
  const before = found(
    await User.query(db).findById(id).whereNull('deleted_at').forNoKeyUpdate(),
    unknownPerson,
  );
  permit(canShutOut(me, before), yourself);
  await keepAnAdmin(db, before);
  const now = clock.now();
  // Who was brought back may once have left and wanted the posts to stay.
  const person = await User.query(db).patchAndFetchById(id, { deleted_at: now, keeps_posts: false });
  const runAt = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
  await forgetMails(db, person.email);
  await forgetPersonJob.queue(db, { userId: id }, { runAt, key: `forget ${id}` });
  await passGroupsOnJob.queue(db, { userId: id });
  await queueMarkTags(db, id);
  await queueTellPartners(db, id);
  const ended = await endFamilies({ db, clock }, id, 'deleted');
  const about = { kind: 'person', id } as const;
  await recordAct(
    { db, clock },
    { by: me, act: 'person.deleted', about, ...(why ? { details: { why } } : {}) },
  );
  return { before, person, ended };
}

/** Brings a deleted person back, with everything that was theirs. */
export async function restorePerson({ db, clock }: Keeper, me: Member, id: string): Promise<Changed> {
  const before = found(
    await User.query(db).findById(id).whereNotNull('deleted_at').forNoKeyUpdate(),
    unknownPerson,
  );
  const until = (before.deleted_at?.getTime() ?? 0) + KEPT_DAYS * DAY_MS;
  permit(clock.now().getTime() < until, gone);
  const person = await User.query(db).patchAndFetchById(id, { deleted_at: null });
  await queueMarkTags(db, id);
  await queueTellPartners(db, id);
  await bringBackToGroupsJob.queue(db, { userId: id });
  await recordAct({ db, clock }, { by: me, act: 'person.restored', about: { kind: 'person', id } });
  return { before, person, ended: [] };
}
