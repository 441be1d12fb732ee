import type { DecisionAboutMe, HeldWords, QueueEntry, WordRule } from '@plaza/api-contract';

/** A reported thing of which the test says only what matters. */
export function aQueueEntry(about: Partial<QueueEntry> = {}): QueueEntry {
  return {
    id: '3',
    kind: 'post',
    about: { id: '5', username: 'dune', name: 'Dune Marsh' },
    said: 'Cheap lanterns! Cheap lanterns!',
    path: '/post/40',
    reports: [
      { id: '2', reason: 'spam', note: 'Again.', reporter: 'cedar', created_at: '2026-11-20T18:34:00.000Z' },
      { id: '3', reason: 'self-harm', note: '', reporter: null, created_at: '2026-11-20T18:40:00.000Z' },
    ],
    earlier: { hidden: 0, warned: 2, muted: 1, blocked: 1 },
    can_decide: true,
    decided: null,
    ...about,
  };
}

export function aDecided(
  about: Partial<NonNullable<QueueEntry['decided']>> = {},
): NonNullable<QueueEntry['decided']> {
  return {
    id: '7',
    decision: 'hide',
    until: null,
    note: 'No selling here.',
    answer: 'Thank you.',
    made_at: '2026-11-20T19:00:00.000Z',
    by: 'amber',
    appeal: null,
    appealed_at: null,
    ruling: null,
    ruling_note: '',
    ...about,
  };
}

export function aDecisionAboutMe(about: Partial<DecisionAboutMe> = {}): DecisionAboutMe {
  return {
    id: '7',
    kind: 'post',
    said: 'Cheap lanterns! Cheap lanterns!',
    decision: 'hide',
    until: null,
    note: 'Please do not sell things here.',
    made_at: '2026-11-20T19:00:00.000Z',
    can_appeal: true,
    appeal: null,
    appealed_at: null,
    ruling: null,
    ruling_note: '',
    ...about,
  };
}

export const aQueue = (items: QueueEntry[] = [aQueueEntry()]) => ({
  items,
  next: null,
  waiting: { open: items.length, appealed: 0, held: 2 },
});

/** A post that a rule holds back. */
export function aHeld(about: Partial<HeldWords> = {}): HeldWords {
  return {
    id: '4',
    kind: 'post',
    author: { id: '5', username: 'dune', name: 'Dune Marsh' },
    context: 'Look here: https://cheap-lanterns.example',
    media: [],
    sharing: 1,
    path: null,
    found: ['cheap-lanterns.example'],
    held_at: '2026-11-20T18:34:00.000Z',
    can_decide: true,
    decision: null,
    note: '',
    by: null,
    decided_at: null,
    ...about,
  };
}

export function aWordRule(about: Partial<WordRule> = {}): WordRule {
  return {
    id: '2',
    kind: 'host',
    pattern: 'cheap-lanterns.example',
    by: 'amber',
    made_at: '2026-11-20T10:00:00.000Z',
    ...about,
  };
}
