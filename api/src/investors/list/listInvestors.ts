import type { CallAnswer, Investor } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { InvestorRow } from './InvestorRow.ts';

interface Wanted {
  status?: 'true' | 'false' | '' | undefined;
  action?: 'true' | 'false' | '' | undefined;
  email?: string;
}

interface Listed extends InvestorRow {
  suppressed_for: Suppressed['reason'] | null;
  suppressed_at: Suppressed['at'];
  mail_id: string | null;
  mail_state: Mail['state'];
  mail_subject: number;
  mail_at: Date;
  mail_response: string | null;
}
type Mail = NonNullable<Investor['mail']>;
type Suppressed = NonNullable<Investor['suppressed']>;

const LAST_FIRST = 'changed_at desc, id desc';
/** SQL: the mail to each that was touched last. For all of them one walk is faster than a look for each; for one it is not. */
const LAST_MAILS = `left join (
  select distinct on (investor_id) * from deliveries
  where investor_id is not null order by investor_id, ${LAST_FIRST}) d on d.investor_id = i.id`;
const LAST_MAIL = `left join lateral (
  select * from deliveries where investor_id = i.id order by ${LAST_FIRST} limit 1) d on true`;

/** The investors, newest first, each with the mail to them that was touched last. */
export async function listInvestors(db: Knex, { status, action, email }: Wanted = {}): Promise<Investor[]> {
  const rows: Listed[] = await db('investors as i')
    .leftJoin('mail_suppressions as s', 's.email_hash', 'i.email_hash')
    .joinRaw(email ? LAST_MAIL : LAST_MAILS)
    .modify((all) => {
      if (status) void all.where('i.status', status === 'true');
      if (action) void all.where('i.action', action === 'true');
      if (email) void all.where('i.email', email);
    })
    .orderBy('i.id', 'desc')
    .select(
      ...['id', 'name', 'email', 'note', 'status', 'action', 'creator_id', 'created_at'].map(
        (column) => `i.${column}`,
      ),
      ...['id', 'state', 'subject', 'response'].map((column) => `d.${column} as mail_${column}`),
      'd.changed_at as mail_at',
      's.reason as suppressed_for',
      's.at as suppressed_at',
    );
  const creators = await namesOf(db, rows);
  return rows.map((row) => presentInvestor(row, creators));
}

/** They are few, so they are looked up for themselves. */
async function namesOf(db: Knex, rows: readonly Listed[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ creator_id: id }) => id ?? []))];
  const people: { id: string; username: string }[] = await db('users')
    .whereIn('id', ids)
    .select('id', 'username');
  return new Map(people.map(({ id, username }) => [id, username]));
}

export async function countInvestors(db: Knex): Promise<CallAnswer<'POST /investor'>['totals']> {
  const { rows } = await db.raw(
    `select count(*)::int as investors, (count(*) filter (where status))::int as sent,
       (count(*) filter (where action))::int as engaged from investors`,
  );
  return rows[0];
}

function presentInvestor(row: Listed, creators: ReadonlyMap<string, string>): Investor {
  const { id, name, email, note, status, action, creator_id, created_at } = row;
  const { suppressed_for: reason, suppressed_at: at } = row;
  const { mail_id, mail_state, mail_subject, mail_at, mail_response } = row;
  return {
    id,
    name,
    email,
    note,
    status,
    action,
    creator: creator_id,
    createdAt: created_at,
    creator_username: (creator_id && creators.get(creator_id)) ?? null,
    is_suppressed: reason !== null,
    suppressed: reason && { reason, at },
    mail: mail_id
      ? { id: mail_id, state: mail_state, subject: mail_subject, at: mail_at, response: mail_response }
      : null,
  };
}
