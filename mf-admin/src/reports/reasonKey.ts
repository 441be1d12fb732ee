import type { QueueEntry } from '@plaza/api-contract';

type Reason = QueueEntry['reports'][number]['reason'];

/** Under which key the words of a reason stand. */
export function reasonKey(reason: Reason): Exclude<Reason, 'self-harm'> | 'selfHarm' {
  return reason === 'self-harm' ? 'selfHarm' : reason;
}
