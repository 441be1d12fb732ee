import type { NewEpoch } from '@plaza/api-contract';
import { muted } from '../../http/commonErrors.ts';
import { permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { canSpeak } from '../../http/standing.policy.ts';

/** Keys are renewed by whoever is muted, too; what a group is called is read by the others. */
export function permitTitle(me: Member, epoch: NewEpoch | undefined, now: Date): void {
  permit(!epoch?.title || canSpeak(me, now), muted);
}
