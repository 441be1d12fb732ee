import { APPEAL_DAYS, type CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { recordAct } from '../audit/recordAct.ts';
import { languagesOf } from '../auth/languagesOf.ts';
import { greet } from '../auth/mailJobs.ts';
import { hideComment } from '../feed/comments/changeComment.ts';
import { hidePost } from '../feed/deletePost.ts';
import { Post } from '../feed/Post.ts';
import { found, permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { sendMail } from '../mail/sendMail.ts';
import { blockedMail } from '../mail/templates/moderationMails.ts';
import { blockForATime } from '../monitor/blockForATime.ts';
import { mutePerson } from '../monitor/mutePerson.ts';
import { tellFromModerators } from '../notifications/notify.ts';
import { publishInOrder } from '../notifications/publishInOrder.ts';
import type { Plaza } from '../plaza.ts';
import { User } from '../users/User.ts';
import { appealUrl } from './appealToken.ts';
import { decidedAlready, noDays, notAboutThem, nothingToHide, unknownReport } from './moderation.errors.ts';
import { canDecideAbout } from './moderation.policy.ts';
import { SAME_THING, type DecisionRow } from './rows.ts';

const DAY_MS = 86_400_000;
/** An appeal on the last day can be answered as long again before what was hidden is gone. */
const HIDDEN_DAYS = 2 * APPEAL_DAYS;

interface ReportRow {
  id: string;
  kind: DecisionRow['kind'];
  reporter_id: string | null;
  about_id: string | null;
  post_id: string | null;
  comment_id: string | null;
  said: string;
  settled_at: Date | null;
}

type World = Pick<Plaza, 'clock' | 'config'> & { db: Knex };
type Choice = CallInput<'POST /moderation/reports/:id/decide'>['body'];

/** Does what was decided, settles every open report of the same thing, and tells both sides. Answers the ended sessions. */
export async function decide(
  { db, clock, config }: World,
  me: Member,
  reportId: string,
  { decision, days, note = '', answer = '' }: Choice,
): Promise<{ decisionId: string; ended: string[] }> {
  // One decision at a time: two moderators at one thing must not both decide it.
  await db.raw(`select pg_advisory_xact_lock(hashtext('plaza moderation'))`);
  const report: ReportRow = found(await db('reports').where({ id: reportId }).first(), unknownReport);
  if (report.settled_at) throw decidedAlready();
  const about = report.about_id ? await User.query(db).findById(report.about_id) : undefined;
  permit(!about || canDecideAbout(me, about), notAboutThem);
  const isForATime = decision === 'block' || decision === 'mute';
  if (isForATime && !days) throw noDays({ fields: { 'body.days': noDays.declared.sentence } });

  const now = clock.now();
  const until = isForATime ? new Date(now.getTime() + Number(days) * DAY_MS) : null;
  const { kind, about_id, post_id, comment_id } = report;
  const open = await sameThing(db, report);
  const said = open[0]?.said ?? report.said;
  const [{ id }] = await db('decisions')
    .insert({
      kind,
      about_id,
      post_id,
      comment_id,
      said,
      decision,
      until,
      note,
      answer,
      made_by: me.id,
      made_at: now,
    })
    .returning('id');
  await db('reports')
    .whereIn(
      'id',
      open.map((one) => one.id),
    )
    .update({ settled_at: now, settled_by: me.id, decision_id: id });

  let ended: string[] = [];
  if (decision === 'hide') await hide({ db, clock }, report);
  if (decision === 'mute' && about && until) await mutePerson({ db, clock }, me, about, { until, note });
  if (decision === 'block' && about && until) {
    ended = (await block({ db, clock, config }, me, about, { id, until, note })).ended;
  }
  await recordAct(
    { db, clock },
    {
      by: me,
      act: 'report.settled',
      about: { kind: 'report', id: reportId },
      details: {
        decision,
        reports: open.length,
        ...(about ? { person: about.username } : {}),
        ...(days ? { days } : {}),
      },
    },
  );
  const reporters = [...new Set(open.flatMap(({ reporter_id }) => reporter_id ?? []))];
  await publishInOrder(db, [
    ...(await tellFromModerators(db, reporters, 'reviewed')),
    ...(decision === 'dismiss' || !about ? [] : await tellFromModerators(db, [about.id], 'decided')),
  ]);
  return { decisionId: id, ended };
}

async function sameThing(db: Knex, { id }: ReportRow): Promise<ReportRow[]> {
  return db('reports as r')
    .whereNull('r.settled_at')
    .whereRaw(
      `row(${SAME_THING}) is not distinct from (select row(${SAME_THING}) from reports r where r.id = ?)`,
      [id],
    )
    .orderBy('r.id')
    .select('r.*');
}

async function hide(
  world: Pick<World, 'db' | 'clock'>,
  { kind, post_id, comment_id }: ReportRow,
): Promise<void> {
  if (kind === 'comment' && comment_id && (await hideComment(world, comment_id))) return;
  const post =
    kind === 'post' && post_id
      ? await Post.query(world.db).findById(post_id).whereNull('deleted_at').forUpdate()
      : undefined;
  if (!post) throw nothingToHide();
  await hidePost(world, post, new Date(world.clock.now().getTime() + HIDDEN_DAYS * DAY_MS));
}

/** For a time. They cannot read it here, so a mail says it, with the way to appeal. */
async function block(
  { db, clock, config }: World,
  me: Member,
  about: User,
  { id, until, note }: { id: string; until: Date; note: string },
): Promise<{ ended: string[] }> {
  if (about.deleted_at) return { ended: [] };
  const { changed, end } = await blockForATime({ db, clock }, me, about, { until, why: note || undefined });
  if (end && !about.demo_until) {
    const language = (await languagesOf(db, [about.id])).get(about.id) ?? 'en';
    const url = appealUrl(config, id);
    await sendMail(db, blockedMail(greet({ config }, about, language), { until: end, note, url }));
  }
  return changed;
}
