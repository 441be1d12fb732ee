import type { ChatContent } from '@plaza/api-contract';
import { sealContent } from '../sealing/Sealer.ts';
import type { Somebody } from './somebody.ts';
import type { TestChats } from './TestChats.ts';

/** Somebody says what a group is called, and how it looks. */
export async function titleGroup(
  chats: TestChats,
  id: string,
  by: Somebody,
  content: ChatContent,
): Promise<void> {
  const epoch = chats.chat(id).epochs.at(-1)?.open ?? (await chats.begin(id, by));
  const client_id = `title-${chats.nextId()}-0000000000`;
  const sealed = await sealContent(epoch, { sender: by.id, client: client_id, kind: 'title' }, content);
  chats.change(id, { title: { sealed, sender_id: by.id, client_id } });
}
