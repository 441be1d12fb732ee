export const investor = {
  id: '4',
  name: 'Ines Duarte',
  email: 'ines@fund.example',
  note: 'Met at the harbour talk.',
  status: false,
  action: false,
  creator: '1',
  createdAt: '2026-11-20T10:00:00.000Z',
  creator_username: 'amber',
  is_suppressed: false,
  mail: null,
};

export const campaign = {
  id: '3',
  kind: 'bulk' as const,
  state: 'running' as const,
  created_at: '2026-11-20T12:00:00.000Z',
  ended_at: null,
  created_by: 'amber',
  trouble: null,
  total: 120,
  counts: {
    queued: 79,
    sending: 1,
    sent: 38,
    soft: 0,
    hard: 1,
    blocked: 0,
    complaint: 0,
    skipped: 1,
    unknown: 0,
  },
  subjects: [{ subject: 3, sent: 9, engaged: 1, bounced: 0, blocked: 0, unsubscribed: 0 }],
};

export const letter = {
  subjects: ['What if going online felt like going out?'],
  parts: [
    { kind: 'text' as const, text: 'Hello,' },
    { kind: 'heading' as const, text: 'Why now' },
    { kind: 'list' as const, items: ['Feeds keep people scrolling. Places bring them together.'] },
    { kind: 'links' as const, links: [{ label: 'See Plaza', url: 'https://plaza.example' }] },
  ],
  text: 'Hello,\n',
  html: '<p>Hello,</p>',
};
