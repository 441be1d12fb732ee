import type { Knex } from 'knex';
import { recordAct } from '../../audit/recordAct.ts';
import type { Clock } from '../../clock.ts';
import { writeComment } from '../../feed/comments/writeComment.ts';
import { createPost } from '../../feed/createPost.ts';
import { found, permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { releaseMedia } from '../../media/attachMedia.ts';
import { tellFromModerators } from '../../notifications/notify.ts';
import { gather, publishInOrder, type Tell } from '../../notifications/publishInOrder.ts';
import { User } from '../../users/User.ts';
import { decidedAlready, notAboutThem, unknownHeld } from '../moderation.errors.ts';
import { canDecideAbout } from '../../roles/roles.policy.ts';
import type { HeldRow } from './listHeld.ts';

interface World {
  db: Knex;
  clock: Clock;
}

/** Lets be seen what a rule held back, or refuses it, and tells who wrote it. */
export async function decideHeld(
  { db, clock }: World,
  me: Member,
  id: string,
  { decision, note = '' }: { decision: 'release' | 'refuse'; note?: string | undefined },
): Promise<void> {
  const held: HeldRow = found(await db('held_words').where({ id }).forUpdate().first(), unknownHeld);
  permit(held.decision === null, decidedAlready);
  const author = found(await User.query(db).findById(held.author_id).whereNull('deleted_at'), unknownHeld);
  permit(canDecideAbout(me, author), notAboutThem);
  const details = { author: author.username, found: held.found };
  await db('held_words').where({ id }).update({ decision, note, decided_by: me.id, decided_at: clock.now() });
  const { tell, told } = gather();
  if (decision === 'release') await release({ db, clock, tell }, held, author);
  else await releaseMedia({ db, clock }, held.media_ids);
  await recordAct(
    { db, clock },
    {
      by: me,
      act: decision === 'release' ? 'held.released' : 'held.refused',
      about: { kind: 'held', id },
      details,
    },
  );
  await publishInOrder(db, [...told, ...(await tellFromModerators(db, [author.id], 'decided'))]);
}

/** From here on it is a post or a comment like any other, of this moment, with all that comes of one. */
async function release(world: World & { tell: Tell }, held: HeldRow, person: User): Promise<void> {
  const { context, client_id, media_ids, post_id, parent_id, sharing } = held;
  const author = memberOf(person);
  const clientId = client_id ?? undefined;
  if (held.kind === 'comment') {
    const postId = found(post_id, unknownHeld);
    await writeComment(world, { author, postId, context, parentId: parent_id, clientId });
    return;
  }
  // They belonged to what was held; now the post takes them.
  await world.db('media').whereIn('id', media_ids).update({ attached_at: null });
  await createPost(world, {
    author,
    context,
    sharing: sharing ?? 1,
    clientId,
    mediaIds: media_ids,
    ...(post_id ? { sharedId: post_id } : {}),
  });
}

function memberOf({ is_admin, demo_until, muted_until, ...person }: User): Member {
  const { id, name, username, email, role } = person;
  const isDemo = demo_until !== null;
  return { id, name, username, email, isAdmin: is_admin, role, isDemo, mutedUntil: muted_until };
}

/** As long as an appeal could take; then what was decided is only in the audit log, without the words. */
const KEPT_DAYS = 30;

/** Forgets what was held back and has been decided for a while. */
export async function sweepHeld(db: Knex, now: Date): Promise<number> {
  return db('held_words')
    .where('decided_at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .delete();
}
