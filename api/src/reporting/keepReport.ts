import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { takeTurn } from '../db/takeTurn.ts';
import { noSession, tooMany } from '../http/commonErrors.ts';
import { permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { tellFromModerators } from '../notifications/notify.ts';
import { publishInOrder } from '../notifications/publishInOrder.ts';
import { keepPeople } from '../users/holdPeople.ts';
import { unknownPerson } from '../users/users.errors.ts';

type Report = CallAnswer<'GET /moderation/queue'>['items'][number]['reports'][number];

interface NewReport {
  kind: 'post' | 'comment' | 'person' | 'chat' | 'zone';
  reporter_id: string;
  about_id: string;
  post_id?: string | null;
  comment_id?: string | null;
  reason: Report['reason'];
  note: string;
  /** As it stands now: it may be changed once it is reported. */
  said: string;
}

/** What one person may say about another that nobody has decided about yet. */
const MOST_ABOUT_ONE = 30;
/** And about everybody. */
const MOST_OPEN = 200;
/** What all guests of the demo may say together: anybody is as many of them as they like. */
const MOST_OPEN_OF_GUESTS = 50;

/** Keeps a report and tells those who decide about it: one unread notice each, however many reports come meanwhile. */
export async function keepReport(db: Knex, report: NewReport): Promise<void> {
  const people = await keepPeople(db, [report.reporter_id, report.about_id]);
  permit(people.has(report.reporter_id), noSession);
  permit(people.has(report.about_id), unknownPerson);
  await permitMore(db, report);
  await db('reports').insert(report);
  const keepers = (await findKeepers(db)).map(({ id }) => id).filter((id) => id !== report.reporter_id);
  await publishInOrder(db, await tellFromModerators(db, keepers, 'reported'));
}

/** Whoever reports without an end would hide from the moderators what others tell them. */
async function permitMore(db: Knex, { reporter_id, about_id }: NewReport): Promise<void> {
  // Of those sent at once each must see the others.
  await takeTurn(db, 'report', reporter_id);
  const [open] = await db('reports')
    .where({ reporter_id, settled_at: null })
    .select(db.raw('count(*)::int as "all", count(*) filter (where about_id = ?)::int as same', [about_id]));
  if (open.same < MOST_ABOUT_ONE && open.all < MOST_OPEN) return permitMoreOfGuests(db, reporter_id);
  throw tooMany({
    sentence: 'You have told the moderators a lot already. They will look at that first.',
    headers: { 'Retry-After': '3600' },
  });
}

async function permitMoreOfGuests(db: Knex, reporterId: string): Promise<void> {
  const guests = db('users').whereNotNull('demo_until').select('id');
  const isGuest = (await guests.clone().where({ id: reporterId }).first()) !== undefined;
  if (!isGuest) return;
  await takeTurn(db, 'report', 'guests');
  const [open] = await db('reports')
    .whereNull('settled_at')
    // Of a guest whose day is over the report is nobody's.
    .where((one) => one.whereNull('reporter_id').orWhereIn('reporter_id', guests))
    .select(db.raw('count(*)::int as "all"'));
  if (open.all < MOST_OPEN_OF_GUESTS) return;
  throw tooMany({
    sentence: 'Guests of the demo have told the moderators a lot already. They will look at that first.',
    headers: { 'Retry-After': '3600' },
  });
}

/** All who decide about reports: the administrators and the moderators, those alone who can come in. */
export async function findKeepers(db: Knex): Promise<Pick<Member, 'id' | 'isAdmin' | 'role'>[]> {
  return db('users')
    .where((one) => one.where({ is_admin: true }).orWhere({ role: 'moderator' }))
    .where({ deleted_at: null, is_blocked: false })
    .orderBy('id')
    .select('id', 'role', { isAdmin: 'is_admin' });
}
