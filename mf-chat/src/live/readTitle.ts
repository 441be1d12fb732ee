import type { ChatFile, ChatSummary } from '@plaza/api-contract';
import { readEnvelope } from '@plaza/crypto';
import type { ChatEpochs } from '../sealing/ChatEpochs.ts';
import { openContent } from '../sealing/Sealer.ts';

/** What a group is called, and its picture. */
export interface GroupTitle {
  name: string;
  picture: ChatFile | undefined;
}

export const NO_TITLE: GroupTitle = { name: '', picture: undefined };

/** Opens the title of a group. One that no owner has signed for, or that this device cannot open, is none. */
export async function readTitle(
  epochs: ChatEpochs,
  { kind, title }: Pick<ChatSummary, 'kind' | 'title'>,
): Promise<GroupTitle> {
  if (kind === 'pair' || !title) return NO_TITLE;
  const { sealed, sender_id: sender, client_id: client } = title;
  try {
    const { words } = await epochs.at(readEnvelope(sealed).epoch);
    const isByOwner = words.members.some(([id, , role]) => id === sender && role === 'owner');
    if (!isByOwner) return NO_TITLE;
    const { text, picture } = await openContent(epochs, sealed, { sender, client, kind: 'title' });
    return { name: text, picture };
  } catch {
    return NO_TITLE;
  }
}
