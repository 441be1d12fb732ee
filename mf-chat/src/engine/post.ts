import type { CallInput, ChatContent, ChatMessage, NewEpoch } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';
import type { ChatEpochs, OpenEpoch } from '../sealing/ChatEpochs.ts';
import { isCode } from '../isPassing.ts';
import { sealContent } from '../sealing/Sealer.ts';

type Body = CallInput<'POST /chat/send-message'>['body'];

/** What is sealed anew whenever the list has changed meanwhile. */
export interface Unsealed {
  me: string;
  id: string;
  kind: 'message' | 'edit' | 'delete' | 'reaction';
  target?: Pick<ChatMessage, 'id' | 'sender_id' | 'client_id'> | undefined;
  content: ChatContent;
  more?: Pick<Body, 'blobs' | 'is_image' | 'notify' | 'expires_seconds'> | undefined;
}

/** Two people who write at the same moment of a change: one wins, the other seals again. More than a few is no race. */
const MOST_TRIES = 8;

/**
 * Runs something that must be sealed for who belongs to the chat now. Where that has changed, an epoch is begun with it;
 * where somebody else was faster, it is sealed again under theirs.
 */
export async function underPresentEpoch<Result>(
  epochs: ChatEpochs,
  act: (epoch: OpenEpoch, begun: NewEpoch | undefined) => Promise<Result>,
): Promise<Result> {
  let epoch = await epochs.last();
  for (let tries = 1; ; tries += 1) {
    const begun = epoch ? undefined : await beginOrFollow(epochs);
    const present = epoch ?? begun?.epoch;
    if (!present) throw new Error('No epoch.');
    // Their keys may have been looked at just now, because the list has changed.
    epochs.refuseForked(present.words.members);
    try {
      const result = await act(present, begun?.body);
      if (begun) await epochs.keep(begun.epoch);
      return result;
    } catch (error) {
      if (!isCode(error, 'conversation.epoch') || tries === MOST_TRIES) throw error;
      epoch = undefined;
    }
  }
}

/** The present epoch where it is not over; else the next one. */
async function beginOrFollow(epochs: ChatEpochs) {
  const { is_over } = await epochs.learn();
  const last = is_over ? undefined : await epochs.last();
  return last ? { epoch: last, body: undefined } : epochs.begin();
}

/** Sends an entry. The same id sent twice is one entry: the server answers the second time with what it has. */
export async function postEntry(
  api: ApiClient,
  chatId: string,
  epochs: ChatEpochs,
  { me, id, kind, target, content, more }: Unsealed,
): Promise<ChatMessage> {
  const about = {
    chat_id: chatId,
    client_id: id,
    ...(kind === 'message' ? {} : { kind }),
    ...(target ? { target_id: target.id } : {}),
    ...more,
  };
  // A deletion says nothing, so nothing is sealed.
  if (kind === 'delete') return api.call('POST /chat/send-message', { body: { ...about, content: '' } });
  const placed = { sender: me, client: id, kind, target };
  return underPresentEpoch(epochs, async (epoch, begun) => {
    const body: Body = {
      ...about,
      content: await sealContent(epoch, placed, content),
      ...(begun ? { epoch: begun } : {}),
    };
    return api.call('POST /chat/send-message', { body });
  });
}
