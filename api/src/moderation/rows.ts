import type { DecisionKind } from '@plaza/api-contract';

export interface DecisionRow {
  id: string;
  kind: 'post' | 'comment' | 'person' | 'chat' | 'zone';
  about_id: string | null;
  post_id: string | null;
  comment_id: string | null;
  said: string;
  decision: DecisionKind;
  until: Date | null;
  note: string;
  answer: string;
  made_by: string | null;
  made_at: Date;
  appeal: string | null;
  appealed_at: Date | null;
  ruling: 'granted' | 'refused' | null;
  ruling_note: string;
  ruled_by: string | null;
  ruled_at: Date | null;
  lifted_at: Date | null;
}

/**
 * SQL: what tells one reported thing from another. What is no longer there, and what never was on a page, is known by
 * its words.
 */
export const SAME_THING = `r.kind, r.about_id, r.post_id, r.comment_id,
  (case when coalesce(r.comment_id, case when r.kind = 'post' then r.post_id end) is null then r.said end)`;
