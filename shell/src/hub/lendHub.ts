import type { Hub } from '@plaza/shell-contract';
import type { StreamLease } from '../bus/StreamLease.ts';
import type { HubDesk } from './HubDesk.ts';

/** The hub as one life of one remote sees it. */
export function lendHub(desk: HubDesk, lease: StreamLease): Hub {
  return {
    state$: lease.lend(desk.state$),
    on: (type) => lease.lend(desk.on(type)),
    sync: () => lease.lend(desk.synced$),
    listen: (...words) => lease.lend(desk.wish('listen', ...words)),
    stream: (...words) => lease.lend(desk.wish('stream', ...words)),
    invoke: (...words) =>
      // The contract says which answer follows which words.
      new Promise<never>((answer, error) => {
        lease.lend(desk.wish<never>('invoke', ...words)).subscribe({ next: answer, error });
      }),
    trigger: (...words) => void desk.wish('trigger', ...words).subscribe(),
  };
}
