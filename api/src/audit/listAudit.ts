import type { AuditEntry, CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { cursorOf, readCursor } from '../http/cursor.ts';
import { foldedPattern } from '../db/foldedPattern.ts';

const PAGE = 50;
const MOST_NAMED = 50;

interface AuditRow {
  seq: string;
  at: Date;
  actor_id: string | null;
  act: string;
  about_kind: string;
  about_id: string;
  details: Record<string, unknown> | null;
  actor: string | null;
  title: string | null;
}

/** The log, newest first; or the entries of an act, and those by or about somebody, whose name begins like this. */
export async function listAudit(
  db: Knex,
  { q = '', act, cursor }: { q?: string | undefined; act?: string | undefined; cursor?: string | undefined },
): Promise<CallAnswer<'GET /audit'>> {
  const after = readCursor('audit', cursor);
  const typed = q.trim().replace(/^@/, '');
  const named = typed ? await peopleNamed(db, typed) : [];
  const rows: AuditRow[] = await db('audit_log as a')
    .leftJoin('users as actor', 'actor.id', 'a.actor_id')
    .leftJoin('users as about', (on) =>
      on.on('a.about_kind', db.raw(`'person'`)).andOn(db.raw('about.id::text = a.about_id')),
    )
    .modify((all) => {
      if (after) void all.where('a.seq', '<', after);
      if (act) void all.where('a.act', act);
      if (!typed) return;
      void all.where((one) =>
        one
          .whereLike('a.act', `${typed.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`)
          .orWhereIn('a.actor_id', named)
          .orWhere((about) => about.where('a.about_kind', 'person').whereIn('a.about_id', named)),
      );
    })
    .orderBy('a.seq', 'desc')
    .limit(PAGE + 1)
    .select('a.seq', 'a.at', 'a.actor_id', 'a.act', 'a.about_kind', 'a.about_id', 'a.details', {
      actor: 'actor.username',
      title: 'about.username',
    });
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    items: shown.map(presentEntry),
    next: rows.length > PAGE && last ? cursorOf('audit', last.seq) : null,
  };
}

function peopleNamed(db: Knex, typed: string): Promise<string[]> {
  return db('users')
    .whereRaw(`plaza_fold(username::text) like ${foldedPattern(':typed')} || '%'`, { typed })
    .limit(MOST_NAMED)
    .pluck('id');
}

function presentEntry({ seq, at, actor_id, act, about_kind, about_id, ...row }: AuditRow): AuditEntry {
  return {
    seq,
    at,
    actor: actor_id === null ? null : { id: actor_id, username: row.actor ?? '' },
    act,
    about: { kind: about_kind, id: about_id, title: row.title },
    details: row.details,
  };
}
