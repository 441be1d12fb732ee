import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useState } from 'react';
import { MessageList, type Place } from '../conversation/MessageList.tsx';
import { ConversationReact } from '../conversation/useConversation.ts';
import type { Line } from '../live/lines.ts';
import { ChatProvider } from '../provider/ChatProvider.tsx';
import { useChat } from '../provider/useChat.ts';
import { chatStory, onStage } from '../testing/chatStory.tsx';
import classes from './ChatScreen.module.css';

const COUNT = 100_000;
const OLDER = 200;
/** A window of messages, and those just outside of it. */
const MOST_ROWS = 60;

const FIRST_AT = Date.parse('2026-01-01T08:00:00.000Z');
const MINUTE_MS = 60_000;

/** What two people have said to each other, a message a minute; every seventh is longer. */
function linesFrom(first: number, until: number): Line[] {
  return Array.from({ length: until - first }, (_, index): Line => {
    const at = first + index;
    const words = at % 7 === 0 ? ' The lamps are lit, and somebody plays by the fountain.'.repeat(4) : '';
    return {
      key: `line:${at}`,
      kind: 'message',
      entry: undefined,
      waiting: undefined,
      senderId: at % 3 === 0 ? '1' : '2',
      isOwn: at % 3 === 0,
      at: new Date(FIRST_AT + at * MINUTE_MS).toISOString(),
      state: 'read',
      content: { text: `Message ${at}.${words}` },
      problem: undefined,
      isEdited: false,
      reactions: [],
      isAfterGap: false,
    };
  });
}

/** The conversation on show, for what comes while one looks at it. */
let older: () => void = () => undefined;

function LongChat() {
  const engine = useChat();
  const [chat] = useState(() => {
    const opened = engine.chatOf('12');
    const { state } = opened.conversation;
    state.change({
      status: 'ready',
      chat: onStage.chats?.chat('12').conversation,
      lines: linesFrom(OLDER, OLDER + COUNT),
    });
    older = () => state.change({ lines: linesFrom(0, OLDER + COUNT) });
    return opened;
  });
  const [goTo, setGoTo] = useState<Place>();
  const nothing = () => undefined;
  return (
    <ConversationReact value={chat}>
      <main className={classes.conversation} style={{ display: 'flex', flexDirection: 'column' }}>
        <MessageList goTo={goTo} onGoTo={setGoTo} onReply={nothing} onEdit={nothing} />
      </main>
    </ConversationReact>
  );
}

const meta = {
  title: 'mf-chat/A long chat',
  render: () => (
    <ChatProvider>
      <div style={{ blockSize: '100dvh', display: 'grid' }}>
        <LongChat />
      </div>
    </ChatProvider>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A hundred thousand messages: a window of them is made, and what one reads stays where it is while older ones come. */
export const AHundredThousandMessages: Story = {
  ...chatStory('/chat/12', (chats, { basalt }) => void chats.pair('12', basalt)),
  play: async ({ canvas }) => {
    const unhurried = { timeout: 10_000 };
    await canvas.findByText(`Message ${OLDER + COUNT - 1}.`, {}, unhurried);
    const list = canvas.getByRole('list', { name: 'Messages' });
    const rows = () => [...list.querySelectorAll<HTMLElement>('[role=listitem]')];
    await expect(rows().length).toBeLessThan(MOST_ROWS);
    await expect(list.scrollHeight).toBeGreaterThan(1_000_000);

    // Near the first that are there, as somebody is to whom older ones come.
    const settled = async () => {
      // While its last rows are measured for the first time, the list still follows its end.
      if (Math.abs(list.scrollTop - 3_000) > 400) list.scrollTop = 3_000;
      const edges = rows().map((row) => row.getBoundingClientRect());
      const gaps = edges.slice(1).map(({ top }, at) => Math.abs(top - (edges[at]?.bottom ?? 0)));
      await expect(Math.max(...gaps)).toBeLessThan(2);
      const { top, bottom } = list.getBoundingClientRect();
      await expect(Math.abs(list.scrollTop - 3_000)).toBeLessThan(400);
      await expect(edges[0]?.top).toBeLessThan(top);
      await expect(edges.at(-1)?.bottom).toBeGreaterThan(bottom);
      await expect(edges.at(-1)?.top).toBeLessThan(bottom + 2_000);
    };
    await waitFor(settled, unhurried);
    const middle = list.getBoundingClientRect().top + list.clientHeight / 2;
    // What stands in the middle; a day may stand there too.
    const wordsOf = (row: HTMLElement) => /Message \d+\./.exec(row.textContent)?.[0];
    const read = rows().find((row) => row.getBoundingClientRect().bottom > middle && wordsOf(row));
    const words = (read && wordsOf(read)) ?? '';
    const topOf = () =>
      rows()
        .find(({ textContent }) => textContent.includes(words))
        ?.getBoundingClientRect().top ?? Infinity;
    await expect(words).not.toBe('');
    const before = topOf();
    older();
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(4_000), unhurried);
    await waitFor(() => expect(Math.abs(topOf() - before)).toBeLessThan(2), unhurried);
    await expect(rows().length).toBeLessThan(MOST_ROWS);
  },
};
