import { ApiError } from '@plaza/shell-contract';
import { waitFor } from '@testing-library/dom';
import { memoryDrawers } from '../store/Drawers.ts';
import { type ChatShell, chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, type Somebody, somebody } from '../testing/somebody.ts';
import { ChatEngine } from './ChatEngine.ts';

giveCrypto();

let amber: Somebody;
let basalt: Somebody;
let shell: ChatShell;
let engine: ChatEngine;

beforeEach(async () => {
  [amber, basalt] = [
    await somebody('1', 'Amber Lindqvist', 'amber'),
    await somebody('2', 'Basalt Okoro', 'basalt'),
  ];
  shell = await chatShell(amber, [basalt]);
  shell.chats.pair('12', basalt);
  const needs = { own: amber.person.chain, drawers: memoryDrawers() };
  engine = new ChatEngine(shell.ctx, await keysFor(amber), needs);
  engine.start();
});
afterEach(() => engine.close());

const refuse = (code: string, status: number) =>
  shell.chats.refusals.set('send', new ApiError('Not now.', { code, status }));

async function open() {
  const chat = engine.chatOf('12');
  engine.attach(chat);
  await waitFor(() => expect(chat.conversation.state.read().status).toBe('ready'));
  return () => chat.conversation.state.read().lines.at(-1);
}

/** It has been tried, and the server would not have it. */
const failed = () => waitFor(() => expect(engine.failed.read()).toBeDefined());
const isEmpty = () => waitFor(() => expect(engine.outbox.entries.read()).toEqual([]));

test('an edit for which no key may be made now keeps its words, and goes when one may', async () => {
  const target = await shell.chats.say('12', amber, 'at nine');
  const line = await open();
  refuse('chat.too-many-epochs', 429);
  await engine.say({ chatId: '12', kind: 'edit', target, content: { text: 'at ten' } });
  await failed();
  expect(line()?.content?.text).toBe('at ten');
  shell.chats.refusals.clear();
  window.dispatchEvent(new Event('online'));
  await isEmpty();
  expect(shell.chats.chat('12').entries.map(({ kind }) => kind)).toEqual(['message', 'edit']);
  expect(line()?.content?.text).toBe('at ten');
});

test('a reaction for which no key may be made now stays, and goes when one may', async () => {
  const target = await shell.chats.say('12', basalt, 'good news');
  const line = await open();
  refuse('chat.too-many-epochs', 429);
  await engine.say({ chatId: '12', kind: 'reaction', target, content: { text: '🎉' } });
  await failed();
  expect(line()?.reactions).toEqual([{ emoji: '🎉', userIds: ['1'] }]);
  shell.chats.refusals.clear();
  window.dispatchEvent(new Event('online'));
  await isEmpty();
  expect(line()?.reactions).toEqual([{ emoji: '🎉', userIds: ['1'] }]);
});

test('an edit that is refused for good says no more what it would have said', async () => {
  const target = await shell.chats.say('12', amber, 'at nine');
  const line = await open();
  refuse('chat.too-late', 409);
  await engine.say({ chatId: '12', kind: 'edit', target, content: { text: 'at ten' } });
  await failed();
  await isEmpty();
  expect(line()?.content?.text).toBe('at nine');
});
