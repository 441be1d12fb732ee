import { memoryDrawers } from '../store/Drawers.ts';
import { chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, somebody } from '../testing/somebody.ts';
import { ChatEngine } from './ChatEngine.ts';

giveCrypto();
beforeEach(() => localStorage.clear());

async function aChat() {
  const [amber, basalt] = await Promise.all([
    somebody('1', 'Amber Lindqvist', 'amber'),
    somebody('2', 'Basalt Okoro', 'basalt'),
  ]);
  const shell = await chatShell(amber, [basalt]);
  const { chats } = shell;
  chats.pair('12', basalt);
  const first = await chats.say('12', basalt, 'first');
  const keys = await keysFor(amber);
  const engine = new ChatEngine(shell.ctx, keys, { own: amber.person.chain, drawers: memoryDrawers() });
  engine.start();
  const { conversation } = engine.chatOf('12');
  await conversation.open();
  const read = () => conversation.state.read().lines;
  const textOf = () => read().map(({ content }) => content?.text);
  return { amber, basalt, chats, conversation, engine, first, read, textOf };
}

test('what comes while something is opened is shown together with it, in order', async () => {
  const { basalt, chats, conversation, engine, textOf } = await aChat();
  const words = Array.from({ length: 40 }, (_, at) => `number ${at}`);
  const entries = [];
  for (const one of words) entries.push(await chats.say('12', basalt, one));
  let drawn = 0;
  conversation.state.subscribe(() => (drawn += 1));
  await Promise.all(entries.map((entry) => conversation.take(entry)));
  expect(textOf()).toEqual(['first', ...words]);
  expect(drawn).toBeLessThan(4);
  engine.close();
});

test('of what is on screen already only what has changed is drawn anew', async () => {
  const { basalt, chats, conversation, engine, read, textOf } = await aChat();
  const second = await chats.say('12', basalt, 'secnd');
  await conversation.take(second);
  const [one, other] = read();
  await conversation.take(await chats.say('12', basalt, 'third'));
  expect(read()[0]).toBe(one);
  expect(read()[1]).toBe(other);
  await conversation.take(await chats.say('12', basalt, 'second', { kind: 'edit', target: second }));
  await conversation.take(await chats.say('12', basalt, '🎉', { kind: 'reaction', target: second }));
  expect(textOf()).toEqual(['first', 'second', 'third']);
  const edited = read()[1];
  expect(edited).toMatchObject({ isEdited: true, reactions: [{ emoji: '🎉', userIds: ['2'] }] });
  await conversation.take(await chats.say('12', basalt, 'fourth'));
  expect([read()[0], read()[1]]).toEqual([one, edited]);
  expect(read()[1]).toBe(edited);
  engine.close();
});

test('a reaction is an emoji: a letter that somebody’s device writes there is none', async () => {
  const { basalt, chats, conversation, engine, first, read } = await aChat();
  const letter = 'a long letter in the place of an emoji '.repeat(20);
  await conversation.take(await chats.say('12', basalt, letter, { kind: 'reaction', target: first }));
  expect(read()[0]?.reactions).toEqual([]);
  engine.close();
});

test('what comes below stands as if all of it had been there from the first', async () => {
  const { basalt, chats, conversation, engine, read } = await aChat();
  const counted = (count: number) => ({ content: { device: 'one', count } });
  const said = [];
  // The third one of this device has not come.
  for (const count of [1, 2, 4, 5])
    said.push(await chats.say('12', basalt, `number ${count}`, counted(count)));
  const [, second, third] = said;
  for (const entry of said) await conversation.take(entry);
  await conversation.take(await chats.say('12', basalt, '🎉', { kind: 'reaction', target: second }));
  await conversation.take(await chats.say('12', basalt, 'number six', counted(6)));
  const afresh = engine.chatOf('12').conversation;
  await afresh.open();
  expect(read()).toEqual(afresh.state.read().lines);
  expect(
    read()
      .filter(({ isAfterGap }) => isAfterGap)
      .map(({ entry }) => entry),
  ).toEqual([third]);
  engine.close();
});

test('nobody edits what somebody else has said, whatever a server lets through', async () => {
  const { amber, chats, conversation, engine, first, textOf } = await aChat();
  await conversation.take(await chats.say('12', amber, 'words of mine', { kind: 'edit', target: first }));
  expect(textOf()).toEqual(['first']);
  engine.close();
});
