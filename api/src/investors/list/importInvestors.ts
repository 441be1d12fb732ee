import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { recordAct } from '../../audit/recordAct.ts';
import type { Clock } from '../../clock.ts';
import { found } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { noColumns } from '../investors.errors.ts';
import { type ReadyLine, readImport } from './readImport.ts';

const MOST_SHOWN = 100;

/** Adds what a CSV file holds, all of it or nothing of it; dry, it only looks. Who is on the list already is passed over. */
export async function importInvestors(
  { db, clock }: { db: Knex; clock: Clock },
  me: Member,
  { csv, dry_run: isDry = false }: { csv: string; dry_run?: boolean | undefined },
): Promise<CallAnswer<'POST /investor/import'>> {
  const { ready: readable, errors } = found(readImport(csv), noColumns);
  const here = new Set(await alreadyHere(db, readable));
  const ready = readable.filter(({ email }) => !here.has(email.toLowerCase()));
  const known = readable
    .filter(({ email }) => here.has(email.toLowerCase()))
    .map(({ line, email }) => ({ line, text: email, problem: 'here-already' as const }));
  const added = isDry ? 0 : await insert({ db, clock }, me, ready);
  const wrong = [...errors, ...known].toSorted((a, b) => a.line - b.line);
  return {
    ready: ready.slice(0, MOST_SHOWN),
    ready_count: ready.length,
    added,
    errors: wrong.slice(0, MOST_SHOWN),
    errors_count: wrong.length,
  };
}

async function alreadyHere(db: Knex, lines: readonly ReadyLine[]): Promise<string[]> {
  const { rows } = await db.raw(
    'select lower(email::text) as email from investors where email = any(?::citext[])',
    [lines.map(({ email }) => email)],
  );
  return rows.map(({ email }: { email: string }) => email);
}

async function insert(
  { db, clock }: { db: Knex; clock: Clock },
  me: Member,
  lines: readonly ReadyLine[],
): Promise<number> {
  const { rows } = await db.raw(
    `insert into investors (name, email, note, status, creator_id, created_at)
     select name, email, note, exists (
         select from deliveries d where d.email_hash = investor_hash(email) and d.state in ('sent', 'complaint')),
       ?, ?
     from unnest(?::text[], ?::citext[], ?::text[]) with ordinality as given (name, email, note, place)
     order by place desc
     on conflict (email) do nothing returning id`,
    [
      me.id,
      clock.now(),
      lines.map(({ name }) => name),
      lines.map(({ email }) => email),
      lines.map(({ note }) => note),
    ],
  );
  const about = { kind: 'investors', id: '' } as const;
  if (rows.length > 0) {
    await recordAct(
      { db, clock },
      { by: me, act: 'investors.imported', about, details: { added: rows.length } },
    );
  }
  return rows.length;
}
