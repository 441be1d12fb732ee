import type { Knex } from 'knex';
import { earlierNames } from '../../audit/earlierNames.ts';

/** How a line of what was reported begins: see `reportMessages`. What goes on with the line before begins otherwise. */
const BEGINNING = /^\d{4}-\d\d-\d\dT\d\d:\d\d (\S+): /;

/**
 * Takes the lines of somebody who is forgotten out of what was reported of chats, whomever that is about: whoever reports
 * shows what they said themselves, and what others said in a group. Before their name is gone: the lines know them by it.
 */
export async function forgetQuoted(
  db: Knex,
  { id, username }: { id: string; username: string },
): Promise<void> {
  const names = [username, ...(await earlierNames(db, id))];
  for (const table of ['reports', 'decisions'])
    for (const name of names) {
      const quoting = db(table)
        .where({ kind: 'chat' })
        .whereRaw('position(? in said) > 0', [` ${name}: `]);
      // One by one: each may be as long as somebody reads to decide.
      for (const quotingId of await quoting.pluck('id')) {
        const { said } = await db(table).where({ id: quotingId }).forUpdate().first('said');
        await db(table)
          .where({ id: quotingId })
          .update({ said: withoutLinesOf(name, said) });
      }
    }
}

function withoutLinesOf(name: string, said: string): string {
  let isTheirs = false;
  const left = said.split('\n').filter((line) => {
    const [, by] = BEGINNING.exec(line) ?? [];
    if (by !== undefined) isTheirs = by === name;
    return !isTheirs;
  });
  return left.join('\n');
}
