import type { CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { takeTurn } from '../db/takeTurn.ts';
import { recordAct } from '../audit/recordAct.ts';
import { found } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { tellFromModerators } from '../notifications/notify.ts';
import { gather, publishInOrder } from '../notifications/publishInOrder.ts';
import type { Plaza } from '../plaza.ts';
import { User } from '../users/User.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { carryOut } from './carryOut.ts';
import { decidedAlready, unknownReport } from './moderation.errors.ts';
import { SAME_THING, type DecisionRow } from './rows.ts';

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
interface Decided {
  decisionId: string;
  ended: string[];
}

/** Does what was decided, settles every open report of the same thing, and tells both sides. */
export async function decide(
  world: World,
  me: Member,
  reportId: string,
  choice: CallInput<'POST /moderation/reports/:id/decide'>['body'],
): Promise<Decided> {
  const { db, clock } = world;
  await oneAtATime(db);
  const report: ReportRow = found(await db('reports').where({ id: reportId }).first(), unknownReport);
  if (report.settled_at) throw decidedAlready();
  const about = report.about_id ? await User.query(db).findById(report.about_id) : undefined;
  const open = await sameThing(db, report);
  const thing = { ...report, said: open[0]?.said ?? report.said };
  const { tell, told } = gather();
  const decided = await carryOut({ ...world, tell }, me, { about, thing }, choice);
  await db('reports')
    .whereIn(
      'id',
      open.map((one) => one.id),
    )
    .update({ settled_at: clock.now(), settled_by: me.id, decision_id: decided.decisionId });
  const { decision, days } = choice;
  const details = {
    decision,
    reports: open.length,
    ...(about ? { person: about.username } : {}),
    ...(days ? { days } : {}),
  };
  await recordAct(world, { by: me, act: 'report.settled', about: { kind: 'report', id: reportId }, details });
  const reporters = [...new Set(open.flatMap(({ reporter_id }) => reporter_id ?? []))];
  await publishInOrder(db, [
    ...told,
    ...(await tellFromModerators(db, reporters, 'reviewed')),
    ...(decision === 'dismiss' || !about ? [] : await tellFromModerators(db, [about.id], 'decided')),
  ]);
  return decided;
}

/** Mutes or blocks somebody for a time whom nobody has reported. They are told and can appeal as ever. */
export async function decideAboutPerson(
  world: World,
  me: Member,
  username: string,
  choice: CallInput<'POST /moderation/people/:username/decide'>['body'],
): Promise<Decided> {
  const { db } = world;
  await oneAtATime(db);
  const about = found(
    await User.query(db).findOne({ username }).whereNull('deleted_at').whereNotNull('joined_at'),
    unknownPerson,
  );
  const thing = { kind: 'person', post_id: null, comment_id: null, said: about.name } as const;
  const { tell, told } = gather();
  const decided = await carryOut({ ...world, tell }, me, { about, thing }, choice);
  const { decision, days } = choice;
  await recordAct(world, {
    by: me,
    act: 'person.decided',
    about: { kind: 'person', id: about.id },
    details: { decision, days },
  });
  await publishInOrder(db, [...told, ...(await tellFromModerators(db, [about.id], 'decided'))]);
  return decided;
}

/** Two moderators at one thing must not both decide it. */
async function oneAtATime(db: Knex): Promise<void> {
  await takeTurn(db, 'moderation');
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
