import { type CallAnswer, DECISIONS, type QueueEntry, type QueueState, SILENCES } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { cursorOf, readCursor } from '../http/cursor.ts';
import type { Member } from '../http/session.ts';
import { findKeepers } from '../reporting/keepReport.ts';
import { countHeld } from './held/listHeld.ts';
import { canDecideAbout, canSilence } from '../roles/roles.policy.ts';
import { canRule } from './moderation.policy.ts';
import { isBySame } from './presentDecision.ts';
import { SAME_THING, type DecisionRow } from './rows.ts';

const PAGE = 25;
const MOST_REPORTS = 20;

interface ThingRow {
  /** Of an open thing its first report, of a decided one its decision. */
  key: string;
  decision_id: string | null;
}

interface ReportRow {
  id: string;
  decision_id: string | null;
  kind: QueueEntry['kind'];
  about_id: string | null;
  post_id: string | null;
  comment_id: string | null;
  said: string;
  reason: QueueEntry['reports'][number]['reason'];
  note: string;
  created_at: Date;
  reporter: string | null;
}

interface PersonRow {
  id: string;
  username: string;
  name: string;
  is_admin: boolean;
  role: string | null;
  hidden: number;
  warned: number;
  muted: number;
  blocked: number;
}

/** What waits, oldest first, so that nobody waits for ever; what is settled, newest first. */
export async function listQueue(
  db: Knex,
  me: Member,
  { state = 'open', cursor }: { state?: QueueState | undefined; cursor?: string | undefined },
): Promise<CallAnswer<'GET /moderation/queue'>> {
  const after = readCursor(`queue-${state}`, cursor);
  const keys = await things(db, state, after);
  const shown = keys.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    items: await entriesOf(db, me, shown),
    next: keys.length > PAGE && last ? cursorOf(`queue-${state}`, last.key) : null,
    waiting: await countWaiting(db),
  };
}

/** The one entry that a decision made. */
export async function entryOf(db: Knex, me: Member, decisionId: string): Promise<QueueEntry | undefined> {
  return (await entriesOf(db, me, [{ key: decisionId, decision_id: decisionId }]))[0];
}

async function things(db: Knex, state: QueueState, after: string | null): Promise<ThingRow[]> {
  if (state === 'open') {
    const { rows } = await db.raw(
      `select min(r.id) as key, null as decision_id from reports r where r.settled_at is null
       group by ${SAME_THING} having min(r.id) > cast(:after as bigint) order by 1 limit ${PAGE + 1}`,
      { after: after ?? '0' },
    );
    return rows;
  }
  const rows: { id: string }[] = await db('decisions')
    .modify((all) => {
      if (state === 'appealed') void all.whereNotNull('appealed_at').whereNull('ruling').orderBy('id');
      else {
        void all.where((one) => one.whereNull('appealed_at').orWhereNotNull('ruling')).orderBy('id', 'desc');
      }
      if (after) void all.where('id', state === 'appealed' ? '>' : '<', after);
    })
    .limit(PAGE + 1)
    .select('id');
  return rows.map(({ id }) => ({ key: id, decision_id: id }));
}

async function entriesOf(db: Knex, me: Member, keys: readonly ThingRow[]): Promise<QueueEntry[]> {
  const decisionIds = keys.flatMap(({ decision_id }) => decision_id ?? []);
  const decisions: (DecisionRow & { by: string | null })[] = await db('decisions as d')
    .leftJoin('users as u', 'u.id', 'd.made_by')
    .whereIn('d.id', decisionIds)
    .select('d.*', { by: 'u.username' });
  const reports = await Promise.all(keys.map((thing) => reportsOf(db, thing)));
  const people = await peopleOf(db, [
    ...new Set([...decisions, ...reports.flat()].flatMap(({ about_id }) => about_id ?? [])),
  ]);
  const keepers = keys.length === 0 ? [] : await findKeepers(db);
  return keys.flatMap((thing, index) => {
    const decision = decisions.find(({ id }) => id === thing.decision_id);
    const about = decision ?? reports[index]?.[0];
    if (!about) return [];
    const person = people.find(({ id }) => id === about.about_id);
    return [presentEntry(me, { about, person, decision, reports: reports[index] ?? [], keepers })];
  });
}

async function reportsOf(db: Knex, { key, decision_id }: ThingRow): Promise<ReportRow[]> {
  return db('reports as r')
    .leftJoin('users as u', 'u.id', 'r.reporter_id')
    .modify((all) => {
      if (decision_id) void all.where('r.decision_id', decision_id);
      else {
        void all
          .whereNull('r.settled_at')
          .whereRaw(
            `row(${SAME_THING}) is not distinct from (select row(${SAME_THING}) from reports r where r.id = ?)`,
            [key],
          );
      }
    })
    .orderBy('r.id')
    .limit(MOST_REPORTS)
    .select('r.*', { reporter: 'u.username' });
}

async function peopleOf(db: Knex, ids: readonly string[]): Promise<PersonRow[]> {
  const made = (decision: string) =>
    `(select count(*)::int from decisions d where d.about_id = u.id and d.decision = '${decision}'
      and d.ruling is distinct from 'granted')`;
  const { rows } = await db.raw(
    `select u.id, u.username, u.name, u.is_admin, u.role, ${made('hide')} as hidden, ${made('warn')} as warned,
       ${made('mute')} as muted, ${made('block')} as blocked
     from users u where u.id = any(?::bigint[])`,
    [[...ids]],
  );
  return rows;
}

/** How much waits for a moderator. */
export async function countWaiting(db: Knex): Promise<{ open: number; appealed: number; held: number }> {
  const { rows } = await db.raw(
    `select (select count(*)::int from (select from reports r where r.settled_at is null group by ${SAME_THING}) t) as open,
       (select count(*)::int from decisions where appealed_at is not null and ruling is null) as appealed`,
  );
  return { ...rows[0], held: await countHeld(db) };
}

interface Entry {
  about: DecisionRow | ReportRow;
  person: PersonRow | undefined;
  decision: (DecisionRow & { by: string | null }) | undefined;
  reports: readonly ReportRow[];
  keepers: Awaited<ReturnType<typeof findKeepers>>;
}

function presentEntry(me: Member, entry: Entry): QueueEntry {
  const { about, person, decision, reports } = entry;
  const { kind, said, post_id, comment_id } = about;
  // Who decided, and who reported it in which words, is not theirs to know whom it is about: see presentDecision.
  const isAboutMe = about.about_id === me.id;
  return {
    id: reports.at(-1)?.id ?? about.id,
    kind,
    about: person ? { id: person.id, username: person.username, name: person.name } : null,
    said,
    path: pathOf({ kind, post_id, comment_id, username: person?.username }),
    reports: reports.map(({ id, reason, note, reporter, created_at }) => ({
      id,
      reason,
      note: isAboutMe ? '' : note,
      reporter: isAboutMe ? null : reporter,
      created_at,
    })),
    earlier: {
      hidden: person?.hidden ?? 0,
      warned: person?.warned ?? 0,
      muted: person?.muted ?? 0,
      blocked: person?.blocked ?? 0,
    },
    can_decide: person ? canDecideAbout(me, person) : true,
    decisions: DECISIONS.filter((one) => !person || mayDecide(me, person, one)),
    ...(isStuck(entry) ? { needs_second: true } : {}),
    decided: decision
      ? {
          id: decision.id,
          decision: decision.decision,
          until: decision.until,
          note: decision.note,
          answer: decision.answer,
          made_at: decision.made_at,
          by: isAboutMe ? null : decision.by,
          appeal: decision.appeal,
          appealed_at: decision.appealed_at,
          ruling: decision.ruling,
          ruling_note: decision.ruling_note,
          can_rule: isAppealed(decision) && canRule(me, decision, entry.keepers),
          ...(isAppealed(decision) && decision.made_by === me.id ? { is_own: true as const } : {}),
          ...(isBySame(decision) ? { ruled_by_same: true as const } : {}),
          lifted_at: decision.lifted_at,
        }
      : null,
  };
}

function mayDecide(me: Member, person: PersonRow, decision: (typeof DECISIONS)[number]): boolean {
  return (SILENCES.some((one) => one === decision) ? canSilence : canDecideAbout)(me, person);
}

/** Nobody of all who are there may decide it, or answer the appeal. */
function isStuck({ person, decision, keepers }: Entry): boolean {
  if (!decision) return person !== undefined && !keepers.some((one) => canDecideAbout(one, person));
  return isAppealed(decision) && !keepers.some((one) => canRule(one, decision, keepers));
}

function isAppealed({ appealed_at, ruling }: DecisionRow): boolean {
  return appealed_at !== null && ruling === null;
}

function pathOf({
  kind,
  post_id,
  comment_id,
  username,
}: Pick<ReportRow, 'kind' | 'post_id' | 'comment_id'> & { username: string | undefined }): string | null {
  if (kind === 'person') return username ? `/user/${encodeURIComponent(username)}` : null;
  if (!post_id || kind === 'chat') return null;
  return comment_id ? `/post/${post_id}?comment=${comment_id}` : `/post/${post_id}`;
}
