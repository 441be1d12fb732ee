import type { PushedMessage } from '@plaza/api-contract';
import {
  type Chains,
  CryptoError,
  type Identity,
  openContentKey,
  openEnvelope,
  readChain,
  textOf,
} from '@plaza/crypto';
import type { KeyShelf } from '../../keys/KeyShelf.ts';

const LONGEST = 300;
/** Stands for a picture or a file without words. */
const FILE = '📎';

/**
 * The words of a message, also of an epoch that no page has seen: the push brings this person's wrap. Rejects where the
 * keys of this browser, or a chain that it has checked, do not open it.
 */
export async function openPushed(shelf: KeyShelf, message: PushedMessage): Promise<string> {
  const { envelope, epoch, user_id: userId } = message;
  const kept = await shelf.read(userId);
  if (!kept || envelope === null || !epoch.wrap)
    throw new CryptoError('unknown-epoch', 'nothing here opens it');
  const identities = kept.pairs.map((pair): Identity => ({ userId, ...pair }));
  const place = { conversation: message.chat_id, n: epoch.n, nonce: epoch.nonce, check: epoch.check };
  const contentKey = await openContentKey(
    place,
    [epoch.wrap],
    identities,
    await chainsOf(shelf, userId, kept.chain),
  );
  const content = await openEnvelope(
    contentKey,
    {
      conversation: message.chat_id,
      record: epoch.hash,
      sender: message.sender_id,
      key: epoch.sender_key_id,
      client: message.client_id,
      kind: message.kind,
      target: '',
    },
    envelope,
  );
  return wordsOf(textOf(content));
}

async function chainsOf(
  shelf: KeyShelf,
  userId: string,
  own: Parameters<typeof readChain>[1],
): Promise<Chains> {
  const all = [[userId, own] as const, ...(await shelf.allChains(userId))];
  return new Map(
    await Promise.all(all.map(async ([id, entries]) => [id, await readChain(id, entries)] as const)),
  );
}

/** What another person's device wrote: its words, or that there is a file. */
function wordsOf(content: string): string {
  const said: unknown = JSON.parse(content);
  const { text, files } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
  if (typeof text === 'string' && text.trim()) return beginningOf(text);
  if (Array.isArray(files) && files.length > 0) return FILE;
  throw new CryptoError('tampered', 'no words');
}

/** A sign outside of the oldest 65,536 is two units long: half of one shows as a question mark. */
function beginningOf(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text
    .slice(0, LONGEST)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
