import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { presentDecision } from './presentDecision.ts';
import type { DecisionRow } from './rows.ts';

const MOST = 50;

/** What became of what a member reported, and what was decided about them; newest first. */
export async function listMine(db: Knex, me: string, now: Date): Promise<CallAnswer<'GET /moderation/mine'>> {
  const reported = await db('reports as r')
    .leftJoin('decisions as d', 'd.id', 'r.decision_id')
    .where('r.reporter_id', me)
    .orderBy('r.id', 'desc')
    .limit(MOST)
    .select('r.id', 'r.kind', 'r.said', 'r.reason', 'r.created_at', 'r.settled_at', 'd.decision', {
      answer: db.raw(`coalesce(d.answer, '')`),
    });
  const decided: DecisionRow[] = await db('decisions')
    .where({ about_id: me })
    .whereNot('decision', 'dismiss')
    .orderBy('id', 'desc')
    .limit(MOST);
  const held = await db('held_words')
    .where({ author_id: me })
    .orderBy('id', 'desc')
    .limit(MOST)
    .select('id', 'kind', 'context', 'held_at', 'decision', 'note');
  return { reported, decided: decided.map((one) => presentDecision(one, now)), held };
}
