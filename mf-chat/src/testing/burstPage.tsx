import { shellDecorator, type TestShell } from '@plaza/shell-contract/testing';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ChatProvider } from '../provider/ChatProvider.tsx';
import { ChatScreen } from '../screen/ChatScreen.tsx';
import { chatOptions } from './chatShell.ts';
import { somebody } from './somebody.ts';
import { TestChats } from './TestChats.ts';

declare global {
  var burst: {
    open(before: number, count: number): Promise<void>;
    run(perSecond: number, from: number, until: number): Promise<{ half: number; most: number; atEnd: number }>;
  };
}

let shell: TestShell | undefined;
let chats: TestChats;
const events: any[] = [];

globalThis.burst = {
  async open(before, count) {
    const [amber, basalt] = await Promise.all([
      somebody('1', 'Amber Lindqvist', 'amber'),
      somebody('2', 'Basalt Okoro', 'basalt'),
    ]);
    chats = new TestChats(amber, [basalt]);
    chats.pair('12', basalt);
    for (let at = 0; at < before; at += 1) await chats.say('12', basalt, `Before ${at}.`);
    const options = await chatOptions(chats);
    const box = document.body.appendChild(document.createElement('main'));
    box.style.cssText = 'block-size: 800px; display: grid';
    const root = createRoot(box);
    root.render(
      shellDecorator(options, (made: TestShell) => (shell = made))(() => (
        <MemoryRouter initialEntries={['/chat/12']}>
          <ChatProvider>
            <Routes>
              <Route path="/chat/:chatId" element={<ChatScreen />} />
            </Routes>
          </ChatProvider>
        </MemoryRouter>
      )),
    );
    while (!box.textContent?.includes(`Before ${before - 1}.`)) await new Promise((done) => setTimeout(done, 20));
    await new Promise((done) => setTimeout(done, 500));
    const chat = chats.chat('12');
    const { entries } = chat;
    const kept = entries.slice();
    for (let at = 0; at < count; at += 1) events.push(chats.eventOf(await chats.say('12', basalt, `Number ${at}.`)));
    // Nothing is to be fetched that has not been told.
    chat.entries.length = 0;
    chat.entries.push(...kept);
    chat.conversation = { ...chat.conversation, last_seq: kept.length };
  },
  async run(perSecond, from, until) {
    const seen = new Map<number, number>();
    const sent: number[] = [];
    const look = ({ textContent }: Node) => {
      for (const [, one] of (textContent ?? '').matchAll(/Number (\d+)\./g))
        if (!seen.has(Number(one))) seen.set(Number(one), performance.now());
    };
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') look(target);
        for (const node of addedNodes) look(node);
      }
    });
    const list = document.querySelector('[role=list]')!;
    observer.observe(list, { childList: true, subtree: true, characterData: true });
    const begun = performance.now();
    await new Promise<void>((done) => {
      let at = from;
      const channel = new MessageChannel();
      const next = () => {
        const due = begun + ((at - from) * 1000) / perSecond;
        const now = performance.now();
        if (now < due) return void setTimeout(next, due - now);
        const event = events[at];
        chats.chat('12').entries.push(entryAt(event));
        sent[at] = performance.now();
        shell!.bring({ type: 'new-message', payload: event, mark: { event: at + 1 } } as never);
        at += 1;
        if (at === until) return done();
        setTimeout(next, 0);
      };
      channel.port1.close();
      next();
    });
    await new Promise((done) => setTimeout(done, 700));
    observer.disconnect();
    let passed = Infinity;
    const late: number[] = [];
    for (let at = until - 1; at >= from; at -= 1) {
      passed = Math.min(passed, seen.get(at) ?? Infinity);
      late.push(passed - (sent[at] ?? 0));
    }
    late.sort((a, b) => a - b);
    const atEnd = list.scrollHeight - list.clientHeight - list.scrollTop;
    const text = list.textContent ?? '';
    if (!text.includes(`Number ${until - 1}.`)) throw new Error('the end is lost');
    return { half: late[Math.floor(late.length / 2)]!, most: late[Math.floor(late.length * 0.99)]!, atEnd };
  },
};

function entryAt(event: any) {
  const { message, sendername: _, chatID, unread_count: __, counts: ___, ...rest } = event;
  return { ...rest, content: message, chat_id: chatID };
}
