import type { Member } from '../../http/session.ts';
import type { Plaza } from '../../plaza.ts';
import { inDoubt, notSent } from '../investors.errors.ts';
import { deliver } from './deliver.ts';
import { noteOutcome } from './noteOutcome.ts';
import { beginOne, type LetterToOne } from './openCampaign.ts';

/**
 * Writes to one investor while who asked waits, and says whether it left. Whatever the end, the mailing is over: who
 * wants to try again asks again. A crash in between leaves the mail in doubt.
 */
export async function sendOne(plaza: Plaza, me: Member, about: LetterToOne): Promise<void> {
  const { db, clock } = plaza;
  const delivery = await db.transaction((transaction) => beginOne({ db: transaction, clock }, me, about));
  const outcome = await deliver(plaza, delivery);
  await db.transaction(async (transaction) => {
    await noteOutcome({ db: transaction, clock }, delivery, outcome);
    // Nobody tries it again by itself: who asked is told.
    await transaction('deliveries').where({ id: delivery.id, state: 'queued' }).update({ state: 'soft' });
    await transaction('campaigns')
      .where({ id: delivery.campaign_id })
      .update({ state: 'done', ended_at: clock.now() });
  });
  if (outcome.kind === 'unknown') throw inDoubt();
  if (outcome.kind !== 'sent') {
    throw notSent({ sentence: `${notSent.declared.sentence} It said: ${outcome.response}` });
  }
}
