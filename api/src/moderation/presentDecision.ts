import type { DecisionAboutMe } from '@plaza/api-contract';
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
