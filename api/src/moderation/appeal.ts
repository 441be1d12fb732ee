import { APPEAL_DAYS, type CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { recordAct } from '../audit/recordAct.ts';
import { languagesOf } from '../auth/languagesOf.ts';
import { greet } from '../auth/mailJobs.ts';
import type { Clock } from '../clock.ts';
import { bringCommentBack } from '../feed/comments/changeComment.ts';
import { bringBack } from '../feed/deletePost.ts';
import { Post } from '../feed/Post.ts';
import { found, permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { sendMail } from '../mail/sendMail.ts';
import { rulingMail } from '../mail/templates/moderationMails.ts';
import { liftBlock } from '../monitor/blockForATime.ts';
import { liftMute } from '../monitor/mutePerson.ts';
import { tellFromModerators } from '../notifications/notify.ts';
import { publishInOrder } from '../notifications/publishInOrder.ts';
import type { Plaza } from '../plaza.ts';
import { findKeepers } from '../reporting/keepReport.ts';
import { holdPeople } from '../users/holdPeople.ts';
import { User } from '../users/User.ts';
import { appealedAlready, noAppeal, ownDecision, tooLate, unknownDecision } from './moderation.errors.ts';
import { canRule } from './moderation.policy.ts';
import type { DecisionRow } from './rows.ts';

type Ruling = CallInput<'POST /moderation/decisions/:id/rule'>['body'];

export function canStillAppeal(
  {
    decision,
    made_at,
    appealed_at,
    lifted_at,
  }: Pick<DecisionRow, 'made_at' | 'appealed_at' | 'decision' | 'lifted_at'>,
  now: Date,
): boolean {
  const until = made_at.getTime() + APPEAL_DAYS * 86_400_000;
  return decision !== 'dismiss' && appealed_at === null && lifted_at === null && now.getTime() < until;
}

/** Keeps an appeal, once and in time, and tells those who may answer it. */
export async function appeal(
  { db, clock }: { db: Knex; clock: Clock },
  { id, aboutId, words }: { id: string; aboutId?: string; words: string },
): Promise<DecisionRow> {
  const decision: DecisionRow = found(
    await db('decisions')
      .where({ id, ...(aboutId ? { about_id: aboutId } : {}) })
      .whereNot('decision', 'dismiss')
      .forUpdate()
      .first(),
    unknownDecision,
  );
  permit(decision.appealed_at === null, appealedAlready);
  permit(canStillAppeal(decision, clock.now()), tooLate);
  const [kept] = await db('decisions')
    .where({ id })
    .update({ appeal: words, appealed_at: clock.now() })
    .returning('*');
  const keepers = await findKeepers(db);
  const asked = keepers.filter((one) => canRule(one, decision, keepers)).map((one) => one.id);
  await publishInOrder(db, await tellFromModerators(db, asked, 'appealed'));
  return kept;
}

/** Answers an appeal. Granted, what was done is undone as far as it can be. */
export async function rule(
  { db, clock, config }: Pick<Plaza, 'clock' | 'config'> & { db: Knex },
  me: Member,
  id: string,
  { ruling, note = '' }: Ruling,
): Promise<void> {
  // Before the decision, as whoever lifts a mute or a block holds them: two ways round would wait for each other.
  const about_id: string | null = (await db('decisions').where({ id }).first('about_id'))?.about_id ?? null;
  if (about_id) await holdPeople(db, [about_id]);
  const decision: DecisionRow = found(
    await db('decisions').where({ id }).forUpdate().first(),
    unknownDecision,
  );
  permit(decision.appealed_at !== null && decision.ruling === null, noAppeal);
  permit(canRule(me, decision, await findKeepers(db)), ownDecision);
  await db('decisions')
    .where({ id })
    .update({ ruling, ruling_note: note, ruled_by: me.id, ruled_at: clock.now() });
  if (ruling === 'granted') await undo({ db, clock }, me, decision);
  const about = { kind: 'report', id } as const;
  await recordAct(
    { db, clock },
    { by: me, act: 'report.ruled', about, details: { ruling, decision: decision.decision } },
  );
  const person = decision.about_id ? await User.query(db).findById(decision.about_id) : undefined;
  if (!person) return;
  await publishInOrder(db, await tellFromModerators(db, [person.id], 'decided'));
  // Who is blocked reads no notification.
  if (decision.decision !== 'block' || person.demo_until || person.deleted_at) return;
  const language = (await languagesOf(db, [person.id])).get(person.id) ?? 'en';
  await sendMail(
    db,
    rulingMail(greet({ config }, person, language), { ruling, note, bySame: decision.made_by === me.id }),
  );
}

async function undo(
  world: { db: Knex; clock: Clock },
  me: Member,
  { decision, kind, about_id, post_id, comment_id, said }: DecisionRow,
): Promise<void> {
  const { db } = world;
  if (decision === 'hide' && kind === 'comment' && comment_id)
    await bringCommentBack(world, comment_id, said);
  if (decision === 'hide' && kind === 'post' && post_id) {
    const post = await Post.query(db).findById(post_id).whereNotNull('deleted_at').forUpdate();
    if (post) await bringBack(world, post);
  }
  if (decision === 'mute' && about_id) await liftMute(world, me, about_id);
  if (decision === 'block' && about_id) await liftBlock(world, me, about_id);
}
