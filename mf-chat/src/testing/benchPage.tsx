import { createTestShell, shellDecorator } from '@plaza/shell-contract/testing';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { byPerson, type Chains, checkEpoch, makeEpoch, openContentKey, readRecord } from '@plaza/crypto';
import { aPerson, type TestPerson } from '@plaza/crypto/testing';
import { ConversationPane } from '../conversation/ConversationPane.tsx';
import { openEngine } from '../engine/ChatEngine.ts';
import { ChatReact } from '../provider/useChat.ts';
import { findLines } from '../search/findLines.ts';
import { memoryDrawers } from '../store/Drawers.ts';
import { chatOptions } from './chatShell.ts';
import { keysFor, somebody } from './somebody.ts';
import { TestChats } from './TestChats.ts';

/** What a browser needs for the keys and the words of a chat, in milliseconds: the middle of some rounds. */
interface ChatNumbers {
  /** An epoch for so many people, made with all their wraps; and one opened and checked by one of them. */
  epochMade: number;
  epochOpened: number;
  /** From opening a chat of so many messages to its first screen, and until every one of them can be read. */
  firstScreen: number;
  allOpened: number;
  /** A question to a hundred thousand opened messages, after the first one. */
  searched: number;
}

declare global {
  /** For `npm run bench -- chat`, which opens a page with nothing but this in it. */
  var chatBench: (order: { people: number; messages: number; rounds: number }) => Promise<ChatNumbers>;
}

globalThis.chatBench = async ({ people, messages, rounds }) => {
  const crowd = await Promise.all(Array.from({ length: people }, (_, at) => aPerson(String(at + 1))));
  const made: number[] = [];
  const opened: number[] = [];
  const firstScreen: number[] = [];
  const allOpened: number[] = [];
  const chats = await longChat(messages);
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const epoch = await measureEpoch(crowd);
    const opening = await measureOpening(chats, messages);
    if (round === 0) continue;
    made.push(epoch.made);
    opened.push(epoch.opened);
    firstScreen.push(opening.firstScreen);
    allOpened.push(opening.allOpened);
  }
  return {
    epochMade: middle(made),
    epochOpened: middle(opened),
    firstScreen: middle(firstScreen),
    allOpened: middle(allOpened),
    searched: measureSearch(),
  };
};

async function measureEpoch(crowd: readonly TestPerson[]): Promise<{ made: number; opened: number }> {
  const chains: Chains = new Map(crowd.map(({ chain }) => [chain.userId, chain]));
  const [me, ...others] = crowd.map(({ identity }) => identity);
  const reader = others.at(-1);
  if (!me || !reader) throw new Error('It takes two.');
  const members = [me, ...others]
    .map(({ userId, keyId }, at): [string, string, 'owner' | 'member'] => [
      userId,
      keyId,
      at === 0 ? 'owner' : 'member',
    ])
    .toSorted(([one], [other]) => byPerson({ userId: one }, { userId: other }));
  const begun = performance.now();
  const { epoch, hash } = await makeEpoch({ conversation: '20', previous: null, members, chains, me });
  const made = performance.now() - begun;
  const from = performance.now();
  const given = { record: epoch.record, signature: epoch.signature, hash, by_user: me.userId };
  await checkEpoch(given, { conversation: '20', kind: 'group', previous: null, chains });
  const wraps = epoch.wraps
    .filter(({ key_id }) => key_id === reader.keyId)
    .map((wrap) => ({ ...wrap, by_key_id: me.keyId }));
  await openContentKey(readRecord(epoch.record), wraps, [reader], chains);
  return { made, opened: performance.now() - from };
}

async function longChat(messages: number): Promise<TestChats> {
  const [amber, basalt] = await Promise.all([
    somebody('1', 'Amber Lindqvist', 'amber'),
    somebody('2', 'Basalt Okoro', 'basalt'),
  ]);
  const chats = new TestChats(amber, [basalt]);
  chats.pair('12', basalt);
  for (let at = 0; at < messages; at += 1)
    await chats.say('12', at % 2 === 0 ? basalt : amber, `${at}: ${'a few words of an evening '.repeat(5)}`);
  return chats;
}

/**
 * A device that has just logged in: it knows no epoch of the chat. It is on screen as its remote shows it, and the first
 * screen is there when a frame with the newest message has been drawn.
 */
async function measureOpening(chats: TestChats, messages: number) {
  const keys = await keysFor(chats.me);
  const options = await chatOptions(chats, { keys: { is: 'open', keys } });
  const engine = await openEngine(createTestShell(options).ctx, keys, async () => memoryDrawers());
  const chat = engine.chatOf('12');
  // The one on screen is the one that is asked below whether all of it is open.
  engine.chatOf = () => chat;
  const box = document.body.appendChild(document.createElement('div'));
  box.style.cssText = 'block-size: 900px; display: grid';
  const root = createRoot(box);
  const begun = performance.now();
  const onScreen = () => (
    <MemoryRouter initialEntries={['/chat/12']}>
      <ChatReact value={engine}>
        <ConversationPane chatId="12" />
      </ChatReact>
    </MemoryRouter>
  );
  root.render(shellDecorator(options)(onScreen));
  const rows = () => [...box.querySelectorAll('[role=listitem]')];
  while (!rows().some(({ textContent }) => textContent.includes(`${messages - 1}: `))) await drawn();
  const firstScreen = performance.now() - begun;
  await chat.conversation.walkTo(0);
  const allOpened = performance.now() - begun;
  const { lines } = chat.conversation.state.read();
  const readable = lines.filter(({ content }) => content !== undefined).length;
  await drawn();
  const made = rows().length;
  root.unmount();
  box.remove();
  engine.close();
  if (readable !== messages) throw new Error(`${readable} of ${messages} could be read.`);
  if (made > 100) throw new Error(`${made} rows were made for one screen.`);
  return { firstScreen, allOpened };
}

/** The next frame is on screen. */
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });

function measureSearch(): number {
  const line = { kind: 'message', senderId: '1', isOwn: true, at: '', state: 'sent', reactions: [] } as const;
  const lines = Array.from({ length: 100_000 }, (_, at) => ({
    ...{ ...line, key: String(at), entry: undefined, waiting: undefined, problem: undefined },
    ...{ isEdited: false, isAfterGap: false, reactions: [] },
    content: { text: `${at}: ${'A few words of an évening '.repeat(4)}` },
  }));
  findLines(lines, 'the first question');
  const begun = performance.now();
  const found = findLines(lines, 'words of 99').length;
  if (found === 0) throw new Error('Nothing was found.');
  return performance.now() - begun;
}

function middle(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity;
}
