import { CHAT_LIMITS } from '@plaza/api-contract';
import type { HeldChat } from '../holdChat.ts';

/** Whether what is said now must begin a new epoch: who belongs to the chat has changed, or much was said under it. */
export function isOver(chat: HeldChat): boolean {
  if (chat.epoch === 0 || chat.must_renew || chat.epoch_members !== chat.list) return true;
  return chat.last_ord - (chat.first_ord ?? 0) >= CHAT_LIMITS.messagesPerEpoch;
}
