import type { CallAnswer } from '@plaza/api-contract';
import {
  type Bytes,
  commitmentOf,
  createLinkKey,
  linkDigits,
  openRootFrom,
  sealRootFor,
} from '@plaza/crypto';
import { type ApiClient, ApiError } from '@plaza/shell-contract';
import { exhaustMap, filter, firstValueFrom, map, merge, type Observable, takeUntil, timer } from 'rxjs';

export type KeyLink = CallAnswer<'GET /keys/links/:id'>;

const LOOK_AGAIN_MS = 3000;

export interface LinkNeeds {
  api: ApiClient;
  /** The ids of links that have moved on, as the hub tells them. */
  moved$: Observable<string>;
  /** Ends it from this side. */
  over$: Observable<unknown>;
  /** How often it looks by itself. */
  lookAgainMs?: number;
}

/** On the new device: asks the others, tells the digits, and waits for the root key. Rejects when it is over. */
export async function askDevices(
  needs: LinkNeeds,
  /** It is asked for from now on; the commitment may be carried over by another way than the server. */
  onAsked: (commitment: string) => void,
  onDigits: (digits: string) => void,
): Promise<Bytes> {
  const { api } = needs;
  const own = await createLinkKey();
  const commitment = await commitmentOf(own.publicKey);
  // The hash first: whoever stands in between would have to guess the digits before seeing the key.
  const { id } = await api.call('POST /keys/links', { body: { commitment } });
  onAsked(commitment);
  const { old_key: oldKey } = await reached(needs, id, ({ old_key }) => old_key !== null);
  await api.call('PUT /keys/links/:id/reveal', { params: { id }, body: { key: own.publicKey } });
  const keys = { linkId: id, oldKey: oldKey ?? '', newKey: own.publicKey };
  onDigits(await linkDigits(keys));
  const { sealed } = await reached(needs, id, (link) => link.sealed !== null);
  const root = await openRootFrom(keys, own, sealed ?? '');
  await api.call('DELETE /keys/links/:id', { params: { id } }).catch(() => undefined);
  return root;
}

/** What the old device does with one that asks. */
export interface AskedLink {
  /** Whether these are the digits that the new device shows. There is one try. */
  isRight(typed: string): boolean;
  send(root: Bytes): Promise<void>;
}

/** On the old device: answers with its key, and waits until the new one has shown its own. */
export async function answerDevice(needs: LinkNeeds, { id, commitment }: KeyLink): Promise<AskedLink> {
  const { api } = needs;
  const own = await createLinkKey();
  await api.call('PUT /keys/links/:id/answer', { params: { id }, body: { key: own.publicKey } });
  const { new_key: newKey } = await reached(needs, id, ({ new_key }) => new_key !== null);
  const keys = { linkId: id, oldKey: own.publicKey, newKey: newKey ?? '' };
  const digits = await linkDigits(keys);
  return {
    isRight: (typed) => typed === digits,
    async send(root) {
      const sealed = await sealRootFor(keys, own, commitment, root);
      await api.call('PUT /keys/links/:id/root', { params: { id }, body: { sealed } });
    },
  };
}

/** The link once it has come so far; looks also by itself, in case the news get lost. */
function reached(
  { api, moved$, over$, lookAgainMs = LOOK_AGAIN_MS }: LinkNeeds,
  id: string,
  isThere: (link: KeyLink) => boolean,
): Promise<KeyLink> {
  return firstValueFrom(
    merge(moved$.pipe(filter((moved) => moved === id)), timer(0, lookAgainMs).pipe(map(() => id))).pipe(
      exhaustMap(() => api.call('GET /keys/links/:id', { params: { id } }).catch(unlessPassing)),
      filter((link) => link !== undefined),
      filter(isThere),
      takeUntil(over$),
    ),
  );
}

/** It is asked again in a moment, and then there may be a network, or a server that answers. */
function unlessPassing(error: unknown): undefined {
  const isPassing =
    error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
  if (!isPassing) throw error;
}
