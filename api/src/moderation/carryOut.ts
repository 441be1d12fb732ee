import { APPEAL_DAYS, type DecisionKind } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { languagesOf } from '../auth/languagesOf.ts';
import { greet } from '../auth/mailJobs.ts';
import { hideComment } from '../feed/comments/changeComment.ts';
import { Comment } from '../feed/comments/Comment.ts';
import { hidePost } from '../feed/deletePost.ts';
import { canBringBack } from '../feed/feed.policy.ts';
import { Post } from '../feed/Post.ts';
import { permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { sendMail } from '../mail/sendMail.ts';
import { blockedMail } from '../mail/templates/moderationMails.ts';
import { blockForATime } from '../monitor/blockForATime.ts';
import { mutePerson } from '../monitor/mutePerson.ts';
import type { Tell } from '../notifications/publishInOrder.ts';
import type { Plaza } from '../plaza.ts';
import type { User } from '../users/User.ts';
import { appealUrl } from './appealToken.ts';
import { noDays, notAboutThem, nothingToHide } from './moderation.errors.ts';
import { canDecideAbout, canSilence } from '../roles/roles.policy.ts';
import type { DecisionRow } from './rows.ts';

const DAY_MS = 86_400_000;
/** An appeal on the last day can be answered as long again before what was hidden is gone. */
const HIDDEN_DAYS = 2 * APPEAL_DAYS;

type World = Pick<Plaza, 'clock' | 'config'> & { db: Knex; tell: Tell };
/** What it is about. */
type Thing = Pick<DecisionRow, 'kind' | 'post_id' | 'comment_id' | 'said'>;

interface Choice {
  decision: DecisionKind;
  days?: string | undefined;
  note?: string | undefined;
  answer?: string | undefined;
}

/** Writes a decision down and does what it says. Answers its id and the sessions that ended. */
export async function carryOut(
  world: World,
  me: Member,
  { about, thing }: { about: User | undefined; thing: Thing },
  { decision, days, note = '', answer = '' }: Choice,
): Promise<{ decisionId: string; ended: string[] }> {
  const { db, clock } = world;
  const isForATime = decision === 'block' || decision === 'mute';
  permit(!about || (isForATime ? canSilence : canDecideAbout)(me, about), notAboutThem);
  if (isForATime && !days) throw noDays({ fields: { 'body.days': noDays.declared.sentence } });
  // Before it is written down: that holds the comment, and who is changing it has held what is counted first.
  const hidden = decision === 'hide' ? await hide(world, thing) : undefined;
  const now = clock.now();
  const until = isForATime ? new Date(now.getTime() + Number(days) * DAY_MS) : null;
  const [{ id }] = await db('decisions')
    .insert({
      kind: thing.kind,
      about_id: about?.id ?? null,
      post_id: thing.post_id,
      comment_id: await stillThere(db, thing.comment_id),
      // What an appeal brings back: it may have been changed since it was reported.
      said: hidden ?? thing.said,
      decision,
      until,
      note,
      answer,
      made_by: me.id,
      made_at: now,
    })
    .returning('id');
  let ended: string[] = [];
  if (decision === 'mute' && about && until) await mutePerson(world, me, about, { until, note });
  if (decision === 'block' && about && until)
    ({ ended } = await block(world, me, about, { id, until, note }));
  return { decisionId: id, ended };
}

/** The comment, which stays to the commit, or null where its author has just taken it away. */
async function stillThere(db: Knex, id: string | null): Promise<string | null> {
  return id && ((await Comment.query(db).findById(id).forKeyShare())?.id ?? null);
}

/** Answers the words of a comment; a post keeps its own. */
async function hide(world: World, { kind, post_id, comment_id }: Thing): Promise<string | undefined> {
  const words = kind === 'comment' && comment_id ? await hideComment(world, comment_id) : undefined;
  if (words !== undefined) return words;
  const post =
    kind === 'post' && post_id ? await Post.query(world.db).findById(post_id).forUpdate() : undefined;
  const now = world.clock.now();
  // What its author has taken away they could bring back in the next moment.
  if (!post || (post.deleted_at && !canBringBack(post.deleted_at, now))) throw nothingToHide();
  await hidePost(world, post, new Date(now.getTime() + HIDDEN_DAYS * DAY_MS));
  return undefined;
}

/** For a time. They cannot read it here, so a mail says it, with the way to appeal. */
async function block(
  { db, clock, config, tell }: World,
  me: Member,
  about: User,
  { id, until, note }: { id: string; until: Date; note: string },
): Promise<{ ended: string[] }> {
  if (about.deleted_at) return { ended: [] };
  const { changed, end } = await blockForATime({ db, clock, tell }, me, about, {
    until,
    why: note || undefined,
  });
  if (end && !about.demo_until) {
    const language = (await languagesOf(db, [about.id])).get(about.id) ?? 'en';
    const url = appealUrl(config, id);
    await sendMail(db, blockedMail(greet({ config }, about, language), { until: end, note, url }));
  }
  return changed;
}
