import type { ChatContent, ChatMessage } from '@plaza/api-contract';
import type { EnvelopeKind, EnvelopePlace } from '@plaza/api-contract/values';
import { CryptoError, messageKeyOf, openEnvelope, readEnvelope, sealEnvelope, utf8 } from '@plaza/crypto';
import type { ChatEpochs, OpenEpoch } from './ChatEpochs.ts';
import { envelopeOf, keyOf } from './entries.ts';
import { readContent } from './readContent.ts';

type Target = Pick<ChatMessage, 'sender_id' | 'client_id'>;

/** Where an entry stands, besides its chat and its epoch. */
export interface Placed {
  sender: string;
  client: string;
  kind: EnvelopeKind;
  target?: Target | undefined;
}

/** Seals a content under an epoch. */
export function sealContent(epoch: OpenEpoch, placed: Placed, content: ChatContent): Promise<string> {
  const place = placeOf(epoch, placed);
  return sealEnvelope(epoch.contentKey, epoch.n, place, utf8(JSON.stringify(content)));
}

/** Opens what was sealed for a place in a chat. What does not fit is refused with a CryptoError. */
export async function openContent(
  epochs: Pick<ChatEpochs, 'at'>,
  envelope: string,
  placed: Placed,
): Promise<ChatContent> {
  const epoch = await epochs.at(readEnvelope(envelope).epoch);
  return readContent(await openEnvelope(epoch.contentKey, placeOf(epoch, placed), envelope));
}

/** Opens an entry of a chat. An edit and a reaction are bound to the message that they are about. */
export async function openEntry(
  epochs: ChatEpochs,
  entry: ChatMessage,
  target?: Target,
): Promise<ChatContent> {
  const envelope = envelopeOf(entry);
  const { kind } = entry;
  if (envelope === null || kind === 'delete' || kind === 'notice')
    throw new CryptoError('not-an-envelope', 'it says nothing');
  // All in a chat have its key: nobody puts words into the mouth of another.
  if (kind === 'edit' && target && target.sender_id !== entry.sender_id)
    throw new CryptoError('tampered', `edited by ${entry.sender_id}, who has not said it`);
  return openContent(epochs, envelope, {
    sender: entry.sender_id,
    client: entry.client_id,
    kind,
    target: kind === 'message' ? undefined : target,
  });
}

/** The key of one message, which a report reveals. */
export async function keyOfEntry(epochs: ChatEpochs, envelope: string): Promise<string> {
  return messageKeyOf((await epochs.at(readEnvelope(envelope).epoch)).contentKey, envelope);
}

function placeOf({ hash, words }: OpenEpoch, { sender, client, kind, target }: Placed): EnvelopePlace {
  const key = words.members.find(([id]) => id === sender)?.[1];
  if (!key) throw new CryptoError('tampered', `said by ${sender}, who is not in this epoch`);
  return {
    conversation: words.conversation,
    record: hash,
    sender,
    key,
    client,
    kind,
    target: target ? keyOf(target) : '',
  };
}
