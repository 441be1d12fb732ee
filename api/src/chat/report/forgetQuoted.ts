import type { Knex } from 'knex';

/** How a line of what was reported begins: see `reportMessages`. What goes on with the line before begins otherwise. */
const BEGINNING = /^\d{4}-\d\d-\d\dT\d\d:\d\d (\S+): /;

/** So many rows in one statement: each may be as long as somebody reads to decide. */
const AT_ONCE = 200;

// Reports first: of what is decided meanwhile the copy comes after all that was there.
const TABLES = ['reports', 'decisions'] as const;

/** A row of each table. */
export type Rows = Readonly<Record<(typeof TABLES)[number], string>>;

const NOTHING: Rows = { reports: '0', decisions: '0' };

/**
 * The last row of each table, for who holds somebody and the moderators' turn: nobody is just writing down what they said
 * then, and whatever shows it from now on comes after these rows. Otherwise one with a lower number may come later.
 */
export async function lastRows(db: Knex): Promise<Rows> {
  const last = (table: keyof Rows) => `coalesce((select max(id) from ${table}), 0)::text as ${table}`;
  const { rows } = await db.raw(`select ${TABLES.map(last).join()}`);
  return rows[0];
}

/**
 * Takes the lines of somebody who is forgotten out of what was reported of chats, whomever that is about: whoever reports
 * shows what they said themselves, and what others said in a group. Before their names are gone: the lines know them by
 * these. Goes through all that was ever reported, so in no transaction that others wait for; what came since is searched
 * `from` there.
 */
export async function forgetQuoted(db: Knex, names: readonly string[], from = NOTHING): Promise<void> {
  if (names.length === 0) return;
  for (const table of TABLES) {
    let step: Step[];
    let after = from[table];
    do {
      step = await readStep(db, table, { names, after });
      for (const { id, is_quoting } of step) if (is_quoting) await cutLines(db, table, { id, names });
      after = step.at(-1)?.id ?? after;
    } while (step.length === AT_ONCE);
  }
}

interface Step {
  id: string;
  is_quoting: boolean;
}

async function readStep(
  db: Knex,
  table: keyof Rows,
  { names, after }: { names: readonly string[]; after: string },
): Promise<Step[]> {
  const { rows } = await db.raw(
    `select id, kind = 'chat' and exists (
       select from unnest(cast(:names as text[])) name where position(' ' || name || ': ' in said) > 0
     ) as is_quoting
     from ${table} where id > :after order by id limit ${AT_ONCE}`,
    { names, after },
  );
  return rows;
}

/** Held from reading to writing: whoever else is forgotten takes their lines out of it too. */
async function cutLines(
  db: Knex,
  table: keyof Rows,
  { id, names }: { id: string; names: readonly string[] },
): Promise<void> {
  await db.transaction(async (held) => {
    const row = await held(table).where({ id }).forUpdate().first('said');
    if (row)
      await held(table)
        .where({ id })
        .update({ said: withoutLinesOf(names, row.said) });
  });
}

function withoutLinesOf(names: readonly string[], said: string): string {
  let isTheirs = false;
  const left = said.split('\n').filter((line) => {
    const [, by] = BEGINNING.exec(line) ?? [];
    if (by !== undefined) isTheirs = names.includes(by);
    return !isTheirs;
  });
  return left.join('\n');
}
