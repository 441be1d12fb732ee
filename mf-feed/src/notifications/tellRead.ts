import type { ApiClient } from '@plaza/shell-contract';
import { isPassing } from '../desk/isPassing.ts';

/** What has been read and the server does not know yet: it waits here for the network. */
const untold = new Set<string>();

/** Tells the server what has been read: one group, or all of them, of which these are known here. */
export async function tellRead(
  api: ApiClient,
  { id, known }: { id: string | null; known: readonly string[] },
): Promise<void> {
  try {
    await api.call('PUT /notifications/read', { body: id === null ? {} : { id } });
  } catch (error) {
    if (!isPassing(error)) throw error;
    // Not "all" again: by then there may be some that nobody has seen.
    for (const one of id === null ? known : [id]) untold.add(one);
    window.addEventListener('online', () => void tellAgain(api), { once: true });
  }
}

/** The network may be back. */
export async function tellAgain(api: ApiClient): Promise<void> {
  for (const id of untold) {
    untold.delete(id);
    await tellRead(api, { id, known: [] }).catch(() => undefined);
    if (untold.has(id)) return;
  }
}
