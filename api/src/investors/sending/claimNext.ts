import type { Knex } from 'knex';
import { prepared } from '../../db/prepared.ts';

/** A mail that is to be sent now, by whoever claimed it and by nobody else. */
export interface Claimed {
  id: string;
  campaign_id: string;
  investor_id: string;
  email: string;
  name: string;
  subject: number;
  origin: string;
  attempts: number;
  /** Letters and digits of the address's hash. */
  hash: string;
}

export type Claim =
  | { outcome: 'claimed'; delivery: Claimed }
  /** The rate allows the next one in so many milliseconds. */
  | { outcome: 'wait'; ms: number }
  /** Nothing is due now. */
  | { outcome: 'idle' }
  /** Paused, stopped or done. */
  | { outcome: 'halted' };

// The rate is kept in the row of the campaign, so that all processes together keep it.
const PACE = prepared<{ state: string; wait_ms: number }>(`
  select state, greatest(0, ceil(extract(epoch from next_send_at - clock_timestamp()) * 1000))::int as wait_ms
  from campaigns where id = $1 for update`);

// After a rest a second's worth of mails may leave at once. Who has said that they want no more, or was taken off the
// list, while their letter was being queued again is found here at the latest.
const CLAIM = prepared<Claimed & { state: 'sending' | 'skipped' }>(`
  with next as (
    select d.id, d.investor_id is null
      or exists (select from mail_suppressions s where s.email_hash = d.email_hash) as is_unwanted
    from deliveries d
    where d.campaign_id = $1 and d.state = 'queued' and d.next_at <= $2
    order by d.next_at, d.id limit 1 for update skip locked
  ), claimed as (
    update deliveries d set state = case when is_unwanted then 'skipped' else 'sending' end,
      attempts = d.attempts + (not is_unwanted)::int, changed_at = $2
    from next where d.id = next.id returning d.*
  ), paced as (
    update campaigns set next_send_at =
      greatest(next_send_at, clock_timestamp() - interval '1 second') + make_interval(secs => 60.0 / $3)
    where id = $1 and exists (select from claimed where state = 'sending')
  )
  select c.id, c.campaign_id, c.investor_id, c.subject, c.attempts, c.state, i.email, i.name, m.origin,
    left(encode(c.email_hash, 'hex'), 16) as hash
  from claimed c left join investors i on i.id = c.investor_id join campaigns m on m.id = c.campaign_id`);

/** Takes the next mail of a campaign. It is noted as being sent, and committed, before a word goes to any mail server. */
export async function claimNext(
  db: Knex,
  campaignId: string,
  { perMinute, now }: { perMinute: number; now: Date },
): Promise<Claim> {
  return db.transaction(async (transaction) => {
    const [pace] = await PACE(transaction, [campaignId]);
    if (pace?.state !== 'running') return { outcome: 'halted' };
    if (pace.wait_ms > 0) return { outcome: 'wait', ms: pace.wait_ms };
    for (;;) {
      const [next] = await CLAIM(transaction, [campaignId, now, perMinute]);
      if (!next) return { outcome: 'idle' };
      const { state, ...delivery } = next;
      if (state === 'sending') return { outcome: 'claimed', delivery };
    }
  });
}
