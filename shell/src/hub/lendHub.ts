import type { Hub } from '@plaza/shell-contract';
import type { StreamLease } from '../bus/StreamLease.ts';
import type { HubClient } from './HubClient.ts';

/** The hub as one life of one remote sees it. */
export function lendHub(client: HubClient, lease: StreamLease): Hub {
  return {
    state$: lease.lend(client.state$),
    on: (type) => lease.lend(client.on(type)),
    sync: () => lease.lend(client.synced$),
    listen: (...words) => lease.lend(client.request('listen', ...words)),
    stream: (...words) => lease.lend(client.request('stream', ...words)),
    invoke: (...words) =>
      // The contract says which answer follows which words.
      new Promise<never>((answer, error) => {
        if (lease.isOver) return error(new DOMException('The remote has gone.', 'AbortError'));
        lease.lend(client.request<never>('invoke', ...words)).subscribe({ next: answer, error });
      }),
    trigger: (...words) => void client.request('trigger', ...words).subscribe(),
  };
}
