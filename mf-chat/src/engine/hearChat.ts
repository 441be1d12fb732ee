import { chatChannel, TYPING_EVENT } from '@plaza/api-contract/values';
import type { Hub } from '@plaza/shell-contract';
import type { Conversation } from '../live/Conversation.ts';
import type { Typing } from '../live/Typing.ts';

export interface Hearing {
  /** Listens again where that was refused: both may have taken the chat on meanwhile. */
  again(): void;
  stop(): void;
}

/** Hears in an open chat who types, and how far the others have read. */
export function hearChat(
  hub: Hub,
  me: string,
  { conversation, typing }: { conversation: Conversation; typing: Typing },
): Hearing {
  const channel = chatChannel(conversation.chatId);
  let isRefused = false;
  let heard: { unsubscribe(): void }[] = [];
  const refused = { error: () => void (isRefused = true) };
  const stop = () => heard.splice(0).forEach((subscription) => subscription.unsubscribe());
  const catchUp = () => {
    // Also for an entry that was said while listening began.
    void conversation.catchUp();
    // What was read meanwhile was told to nobody here. A chat that is still to come brings it along.
    if (conversation.state.read().chat) void conversation.reload();
  };
  const listen = () => {
    isRefused = false;
    heard = [
      hub.listen(channel, 'joined').subscribe({ next: catchUp, ...refused }),
      hub.listen(channel, TYPING_EVENT).subscribe({
        next: ({ userId }) => userId && userId !== me && typing.hear(userId),
        ...refused,
      }),
      hub.listen(channel, 'chat-marks').subscribe({
        next: ({ payload }) =>
          conversation.hearMarks(payload.user_id, payload.delivered_seq, payload.read_seq),
        ...refused,
      }),
    ];
  };
  listen();
  return {
    again() {
      if (!isRefused) return;
      stop();
      listen();
    },
    stop,
  };
}
