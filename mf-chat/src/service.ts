import type { NewMessage } from '@plaza/api-contract';
import { defineService, type OpenKeys, type ShellContext } from '@plaza/shell-contract';
import { openEngine } from './engine/ChatEngine.ts';
import { nameOfKeys } from './keys/openKeys.ts';
import { MarkTeller } from './live/MarkTeller.ts';
import { Unread } from './live/Unread.ts';
import { watchedChat } from './live/watchedChat.ts';
import { whenHandedOver } from './outbox/handOver.ts';
import { retryingWith, soon } from './outbox/retrying.ts';
import { openDrawers } from './store/openDrawers.ts';

/**
 * Chat on every page: the number that waits, the words for the notices of the system, and what was not sent when the chat
 * was left. Without keys there is still the number.
 */
export const service = defineService(async (ctx) => {
  const count = countUnread(ctx);
  let open: { name: string; stop: () => void } | undefined;
  const close = () => {
    open?.stop();
    open = undefined;
  };
  const keys = ctx.keys?.state$.subscribe({
    next(state) {
      const name = state.is === 'open' ? nameOfKeys(state.keys) : undefined;
      if (name !== undefined && name === open?.name) return;
      close();
      if (state.is === 'open') open = { name: nameOfKeys(state.keys), stop: work(ctx, state.keys) };
    },
  });
  return {
    stop() {
      keys?.unsubscribe();
      count.stop();
      close();
    },
  };
});

function countUnread({ api, bus, hub }: ShellContext) {
  const unread = new Unread(api, (count) => bus.emit('chat.unread', { count }));
  const marks = new Map<string, MarkTeller>();
  const deliver = ({ chatID, seq, counts }: NewMessage) => {
    // An open chat tells how far it is read, which says that it has arrived as well.
    if (seq === undefined || counts === undefined || chatID === watchedChat.read()) return;
    const teller = marks.get(chatID) ?? new MarkTeller(api, chatID);
    marks.set(chatID, teller);
    teller.delivered(seq);
  };
  const heard = [
    hub.on('new-message').subscribe({
      next({ payload }) {
        const { chatID, unread_count = 0, counts = false } = payload;
        unread.hear(chatID, unread_count, counts);
        deliver(payload);
      },
    }),
    hub.on('chat-read').subscribe({
      next: ({ payload }) => unread.hear(payload.chatID, payload.unread_count, payload.counts),
    }),
    // Muted, archived, accepted, left: what counts is asked for anew.
    hub.on('chat-changed').subscribe({ next: () => void unread.load() }),
    hub.sync().subscribe({ next: () => void unread.load() }),
  ];
  void unread.load();
  return {
    stop() {
      for (const subscription of heard) subscription.unsubscribe();
      for (const teller of marks.values()) teller.close();
      unread.close();
    },
  };
}

function work(ctx: ShellContext, keys: OpenKeys): () => void {
  let isOver = false;
  let takeBack: () => void = () => undefined;
  const open = () => {
    retrying.callOff();
    openEngine(ctx, keys, openDrawers).then(
      (opened) => {
        if (isOver) return opened.close();
        opened.start();
        const stopReading = ctx.readMessagesWith((message) => opened.read(message));
        const stopHearing = whenHandedOver(() => void opened.outbox.restore());
        takeBack = () => {
          stopReading();
          stopHearing();
          opened.close();
        };
        return undefined;
      },
      (error: unknown) => {
        ctx.report(error, 'chat service');
        retrying.later();
      },
    );
  };
  // Nobody sees it fail, so nobody presses Retry.
  const retrying = retryingWith(soon, open);
  open();
  return () => {
    isOver = true;
    retrying.close();
    takeBack();
  };
}
