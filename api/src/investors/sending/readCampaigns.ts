import type { Campaign, CallAnswer, DeliveryState } from '@plaza/api-contract';
import { DELIVERY_STATES } from '@plaza/api-contract';
import type { Knex } from 'knex';

const MOST = 20;
const MOST_DELIVERIES = 500;

/** The bulk mails, newest first; or the one of this id. */
export async function readCampaigns(db: Knex, id?: string): Promise<Campaign[]> {
  const campaigns: CampaignRow[] = await db('campaigns as c')
    .leftJoin('users as u', 'u.id', 'c.created_by')
    .modify((all) => void (id ? all.where('c.id', id) : all.where('c.kind', 'bulk')))
    .orderBy('c.id', 'desc')
    .limit(MOST)
    .select('c.id', 'c.kind', 'c.state', 'c.created_at', 'c.ended_at', 'c.trouble', {
      created_by: 'u.username',
    });
  const { rows } = await db.raw(
    `select d.campaign_id, d.subject, d.state, count(*)::int as count,
       (count(*) filter (where i.status))::int as gone,
       (count(*) filter (where i.action))::int as engaged,
       (count(*) filter (where d.unsubscribed_at is not null))::int as unsubscribed
     from deliveries d left join investors i on i.id = d.investor_id
     where d.campaign_id = any(?) group by 1, 2, 3`,
    [campaigns.map((campaign) => campaign.id)],
  );
  return campaigns.map((campaign) =>
    presentCampaign(
      campaign,
      rows.filter((row: CountRow) => row.campaign_id === campaign.id),
    ),
  );
}

const CAME_BACK: readonly DeliveryState[] = ['soft', 'hard', 'blocked'];

interface CampaignRow {
  id: string;
  kind: Campaign['kind'];
  state: Campaign['state'];
  created_at: Date;
  ended_at: Date | null;
  trouble: string | null;
  created_by: string | null;
}

interface CountRow {
  campaign_id: string;
  subject: number;
  state: DeliveryState;
  count: number;
  /** Of those that came back: which had left at all. The others were refused at the door. */
  gone: number;
  engaged: number;
  unsubscribed: number;
}

function presentCampaign(campaign: CampaignRow, rows: readonly CountRow[]): Campaign {
  const sum = (some: readonly CountRow[], of: 'count' | 'gone' | 'engaged' | 'unsubscribed' = 'count') =>
    some.reduce((all, row) => all + row[of], 0);
  const inState = (...states: DeliveryState[]) => rows.filter(({ state }) => states.includes(state));
  const subjects = [...new Set(rows.map(({ subject }) => subject))].toSorted((a, b) => a - b);
  return {
    ...campaign,
    total: sum(rows),
    counts: Object.fromEntries(
      DELIVERY_STATES.map((state) => [state, sum(inState(state))]),
    ) as Campaign['counts'],
    subjects: subjects.map((subject) => {
      const own = rows.filter((row) => row.subject === subject);
      const of = (...states: DeliveryState[]) => sum(own.filter(({ state }) => states.includes(state)));
      return {
        subject,
        sent:
          of('sent', 'complaint') +
          sum(
            own.filter(({ state }) => CAME_BACK.includes(state)),
            'gone',
          ),
        engaged: sum(own, 'engaged'),
        bounced: of('hard'),
        blocked: of('blocked'),
        unsubscribed: sum(own, 'unsubscribed'),
      };
    }),
  };
}

/** The mails of a mailing, those that were touched last first. */
export async function readDeliveries(
  db: Knex,
  campaignId: string,
  state: DeliveryState | undefined,
): Promise<CallAnswer<'GET /investor/campaigns/:id/deliveries'>['data']> {
  return db('deliveries as d')
    .leftJoin('investors as i', 'i.id', 'd.investor_id')
    .where('d.campaign_id', campaignId)
    .modify((all) => void (state && all.where('d.state', state)))
    .orderBy([
      { column: 'd.changed_at', order: 'desc' },
      { column: 'd.id', order: 'desc' },
    ])
    .limit(MOST_DELIVERIES)
    .select('d.id', 'i.email', 'd.state', 'd.subject', 'd.attempts', 'd.response', { at: 'd.changed_at' });
}
