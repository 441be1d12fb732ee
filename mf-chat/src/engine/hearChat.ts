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
  const listen = (handleJoined: () => void) => {
    isRefused = false;
    heard = [
      hub.listen(channel, 'joined').subscribe({ next: handleJoined, ...refused }),
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
  // Also for an entry that was said while listening began.
  const catchUp = () => void conversation.catchUp();
  listen(catchUp);
  return {
    again() {
      if (!isRefused) return;
      stop();
      listen(() => {
        catchUp();
        // What was read before that was told to nobody here.
        void conversation.reload();
      });
    },
    stop,
  };
}
