import { ApiError } from '@plaza/shell-contract';
import { ChatEngine } from '../engine/ChatEngine.ts';
import { memoryDrawers } from '../store/Drawers.ts';
import { type ChatShell, chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, type Somebody, somebody } from '../testing/somebody.ts';
import type { Conversation } from './Conversation.ts';

giveCrypto();

const offline = new ApiError('Plaza does not answer.', { code: 'network', status: 0 });
let amber: Somebody;
let basalt: Somebody;
let shell: ChatShell;
let engine: ChatEngine;
let conversation: Conversation;
/** What the server answers of the history arrives when this is done. */
let onItsWay: Promise<void>;

beforeAll(async () => {
  amber = await somebody('1', 'Amber Lindqvist', 'amber');
  basalt = await somebody('2', 'Basalt Okoro', 'basalt');
});

beforeEach(async () => {
  localStorage.clear();
  onItsWay = Promise.resolve();
  const made: ChatShell = await chatShell(amber, [basalt], {
    answers: {
      'GET /chat/history/:chatID/:userId': async ({ params, query }) => {
        const page = made.chats.refusals.get('history') ?? made.chats.history(params.chatID, query ?? {});
        await onItsWay;
        return page;
      },
    },
  });
  shell = made;
  shell.chats.pair('12', basalt);
  const keys = await keysFor(amber);
  engine = new ChatEngine(shell.ctx, keys, { own: amber.person.chain, drawers: memoryDrawers() });
  ({ conversation } = engine.chatOf('12'));
});

afterEach(() => {
  jest.restoreAllMocks();
  conversation.close();
  engine.close();
});

const say = (text: string, more = {}) => shell.chats.say('12', basalt, text, { more });
const shown = () =>
  conversation.state.read().lines.map(({ content, problem }) => content?.text ?? `[${problem}]`);

test('what is over while nobody looked goes when the next message comes, however late the clock of the page is', async () => {
  const hour = 3_600_000;
  await say('for an hour', { expires_at: new Date(Date.now() + hour).toISOString() });
  await conversation.open();
  expect(shown()).toEqual(['for an hour']);
  const later = Date.now() + 2 * hour;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await conversation.take(await say('two hours later'));
  expect(shown()).toEqual(['[deleted]', 'two hours later']);
});

test('what has come is shown, though what was missed after it cannot be fetched', async () => {
  await say('first');
  await conversation.open();
  const second = await say('second');
  await say('missed');
  const fourth = await say('fourth');
  shell.chats.refusals.set('history', offline);
  await Promise.all([conversation.take(second), conversation.take(fourth)]);
  expect(shown()).toEqual(['first', 'second']);
  shell.chats.refusals.delete('history');
  await conversation.catchUp();
  expect(shown()).toEqual(['first', 'second', 'missed', 'fourth']);
});

test('what is said while a chat opens is there, though its page was read before', async () => {
  await say('before');
  let arrive: () => void = () => undefined;
  onItsWay = new Promise((resolve) => (arrive = resolve));
  const opening = conversation.open();
  await new Promise(process.nextTick);
  await conversation.take(await say('meanwhile'));
  arrive();
  await opening;
  expect(shown()).toEqual(['before', 'meanwhile']);
});

test('a mark that is heard while the chat is asked for again stays', async () => {
  const mine = await shell.chats.say('12', amber, 'mine');
  await conversation.open();
  const call = shell.ctx.api.call.bind(shell.ctx.api);
  jest.spyOn(shell.ctx.api, 'call').mockImplementation(async (route, ...rest) => {
    const answer = await call(route, ...rest);
    if (route === 'GET /conversations/:id') conversation.hearMarks('2', mine.seq, mine.seq);
    return answer;
  });
  await conversation.reload();
  expect(conversation.state.read().lines.map(({ state }) => state)).toEqual(['read']);
});
