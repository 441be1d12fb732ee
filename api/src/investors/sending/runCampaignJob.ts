import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import type { Plaza } from '../../plaza.ts';
import { claimNext } from './claimNext.ts';
import { deliver } from './deliver.ts';
import { noteOutcome } from './noteOutcome.ts';
import { tellProgress } from './tellProgress.ts';

/** So many mails are under way at once; and of so many nobody knows, when the process dies in that moment. */
const HANDS = 3;
/** Then the job ends and queues itself anew: a deploy must not wait for a thousand mails. */
const SHIFT_MS = 15_000;
/** A pause of this length is waited for; a longer one is what the queue is for. */
const SHORT_MS = 1_500;
const TELL_MS = 1_000;

/**
 * Sends what a mailing still has to send. It is one job, so it takes one worker, and codes for those who sign up never
 * wait behind a thousand letters. Two of them at once do no harm: a mail belongs to who has claimed it.
 */
export const runCampaignJob = defineJob({
  name: 'outreach.run',
  payload: z.object({ campaignId: z.string() }),
  attempts: 25,
  async run({ campaignId }, plaza) {
    const { db, clock } = plaza;
    await markLost({ db, clock });
    const tell = teller(db, campaignId);
    const shift = { endsMs: performance.now() + SHIFT_MS, isHalted: false };
    await Promise.all(Array.from({ length: HANDS }, () => sendInTurn(plaza, campaignId, shift, tell)));
    await conclude(plaza, campaignId);
    await tellProgress(db, campaignId);
  },
});

interface Shift {
  endsMs: number;
  isHalted: boolean;
}

async function sendInTurn(
  plaza: Plaza,
  campaignId: string,
  shift: Shift,
  tell: () => Promise<void>,
): Promise<void> {
  const { db, clock, config, closing } = plaza;
  const { perMinute } = config.outreach;
  while (!shift.isHalted && performance.now() < shift.endsMs && !closing.aborted) {
    const claim = await claimNext(db, campaignId, { perMinute, now: clock.now() });
    if (claim.outcome === 'claimed') {
      const { delivery } = claim;
      const outcome = await deliver(plaza, delivery);
      await db.transaction((transaction) => noteOutcome({ db: transaction, clock }, delivery, outcome));
      await tell();
    } else if (claim.outcome === 'wait' && claim.ms <= SHORT_MS) {
      await wait(claim.ms, undefined, { signal: closing }).catch(() => undefined);
    } else {
      shift.isHalted = true;
    }
  }
}

/** Ends the campaign, or comes back when there is something to do again. */
async function conclude({ db, clock }: Plaza, campaignId: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const campaign = await transaction('campaigns').where({ id: campaignId }).forUpdate().first();
    if (campaign?.state !== 'running') return;
    const [open] = await transaction('deliveries')
      .where({ campaign_id: campaignId })
      .whereIn('state', ['queued', 'sending'])
      .select(
        transaction.raw(`min(next_at) filter (where state = 'queued') as next_at`),
        transaction.raw(`min(changed_at) filter (where state = 'sending') as sending_since`),
      );
    const { next_at, sending_since }: { next_at: Date | null; sending_since: Date | null } = open;
    if (!next_at && !sending_since) {
      await transaction('campaigns').where({ id: campaignId }).update({ state: 'done', ended_at: now });
      return;
    }
    const times = [next_at?.getTime(), sending_since && sending_since.getTime() + LOST_MS].filter(
      (time) => typeof time === 'number',
    );
    const { next_send_at } = campaign;
    const paced = next_at && next_send_at instanceof Date ? next_send_at.getTime() : 0;
    await queueRun(transaction, campaignId, new Date(Math.max(Math.min(...times), paced)));
  });
}

/** One run of a campaign waits at a time, whoever asked for it. */
export async function queueRun(db: Knex, campaignId: string, runAt?: Date): Promise<void> {
  await runCampaignJob.queue(
    db,
    { campaignId },
    { key: `outreach ${campaignId}`, ...(runAt ? { runAt } : {}) },
  );
}

/** After a start: what ran when everything ended runs on. */
export async function resumeCampaigns(db: Knex): Promise<void> {
  const running: string[] = await db('campaigns').where({ state: 'running' }).pluck('id');
  for (const id of running) await queueRun(db, id);
}

/** Says that a campaign goes on, once a second at most. */
function teller(db: Knex, campaignId: string): () => Promise<void> {
  let toldMs = performance.now();
  return async () => {
    if (performance.now() - toldMs < TELL_MS) return;
    toldMs = performance.now();
    await tellProgress(db, campaignId);
  };
}

/** Longer than any conversation with a mail server may take. */
const LOST_MS = 2 * 60_000;

/** A mail that is being sent for so long was in the hands of a process that died. It may have left: nobody sends it again by itself. */
export async function markLost({ db, clock }: { db: Knex; clock: Clock }): Promise<void> {
  const now = clock.now();
  await db('deliveries')
    .where({ state: 'sending' })
    .where('changed_at', '<=', new Date(now.getTime() - LOST_MS))
    .update({
      state: 'unknown',
      response: 'The process that was sending it ended.',
      changed_at: now,
    });
}
