import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';

const MOST = 200;

/** All reports, open ones first; or the one of this id. */
export async function listReports(db: Knex, id?: string): Promise<CallAnswer<'GET /reports'>> {
  return db('reports as r')
    .leftJoin('users as reporter', 'reporter.id', 'r.reporter_id')
    .leftJoin('users as about', 'about.id', 'r.about_id')
    .modify((query) => void (id && query.where('r.id', id)))
    .orderByRaw('(r.settled_at is null) desc, r.id desc')
    .limit(MOST)
    .select('r.id', 'r.kind', 'r.reason', 'r.note', 'r.said', 'r.post_id', 'r.created_at', 'r.settled_at', {
      reporter: 'reporter.username',
      about: 'about.username',
    });
}
