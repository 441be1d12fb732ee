import type { Campaign, Investor } from '@plaza/api-contract';

/** An investor of whom the test says only what matters: `anInvestor({ status: true })`. */
export function anInvestor(about: Partial<Investor> = {}): Investor {
  return {
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
    ...about,
  };
}

export function aCampaign(about: Partial<Campaign> = {}): Campaign {
  return {
    id: '3',
    kind: 'bulk',
    state: 'running',
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
    subjects: [{ subject: 0, sent: 9, engaged: 1, bounced: 0, blocked: 0, unsubscribed: 0 }],
    ...about,
  };
}

/** The list as the api answers it. */
export function aList(investors: Investor[]) {
  const count = (is: (one: Investor) => boolean) => investors.filter(is).length;
  return {
    investors,
    totals: {
      investors: investors.length,
      sent: count((one) => one.status),
      engaged: count((one) => one.action),
    },
  };
}

export const aLetter = {
  subjects: ['What if going online felt like going out?', 'A social network with a place to stand in'],
  parts: [
    { kind: 'text' as const, text: 'Hello,' },
    { kind: 'heading' as const, text: 'Why now' },
    { kind: 'list' as const, items: ['Places bring people together.'] },
    { kind: 'links' as const, links: [{ label: 'See Plaza', url: 'https://plaza.example' }] },
  ],
  text: 'Hello,\n\nWHY NOW\n',
  html: '<div><p>Hello,</p></div>',
};
