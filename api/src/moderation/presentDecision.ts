import type { DecisionAboutMe, CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { canStillAppeal } from './appeal.ts';
import type { DecisionRow } from './rows.ts';

/** What the person reads whom it concerns: who decided, and who reported it, is not theirs to know. */
export function presentDecision(row: DecisionRow, now: Date): DecisionAboutMe {
  const {
    id,
    kind,
    said,
    decision,
    until,
    note,
    made_at,
    appeal,
    appealed_at,
    ruling,
    ruling_note,
    lifted_at,
  } = row;
  return {
    id,
    kind,
    // Of a chat it is what others were told in confidence as well.
    said: kind === 'chat' ? '' : said,
    decision,
    until,
    note,
    made_at,
    can_appeal: canStillAppeal(row, now),
    appeal,
    appealed_at,
    ruling,
    ruling_note,
    lifted_at,
    ...(isBySame(row) ? { ruled_by_same: true as const } : {}),
  };
}

/** Whoever decided has answered the appeal as well: there was nobody else. */
export function isBySame({ made_by, ruled_by }: DecisionRow): boolean {
  return ruled_by !== null && ruled_by === made_by;
}

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
