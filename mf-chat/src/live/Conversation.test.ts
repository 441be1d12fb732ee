import { ApiError } from '@plaza/shell-contract';
import { waitFor } from '@testing-library/dom';
import { ChatEngine } from '../engine/ChatEngine.ts';
import { memoryDrawers } from '../store/Drawers.ts';
import { type ChatShell, chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, type Somebody, somebody } from '../testing/somebody.ts';
import { Conversation } from './Conversation.ts';

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
      'GET /conversations/:id/epochs': ({ params, query }) =>
        made.chats.refusals.get('epochs') ?? made.chats.epochs(params.id, Number(query?.after ?? 0)),
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

describe('what was heard while what lies before it cannot be fetched', () => {
  let onScreen: Conversation;
  let takeOff: () => void;
  /** What is tried again later, and after which pause. */
  let later: { job: () => void; ms: number } | undefined;

  beforeEach(async () => {
    await say('first');
    later = undefined;
    onScreen = new Conversation({
      api: shell.ctx.api,
      me: '1',
      chatId: '12',
      epochs: engine.epochsOf('12'),
      outbox: engine.outbox,
      report: () => undefined,
      now: () => Date.now(),
      soon: (job, ms) => {
        const mine = { job, ms };
        later = mine;
        return () => void (later === mine && (later = undefined));
      },
    });
    takeOff = engine.attach({ ...engine.chatOf('12'), conversation: onScreen });
    await waitFor(() => {
      if (onScreen.state.read().status !== 'ready') throw new Error('It is not open yet.');
    });
    await say('missed');
    shell.chats.refusals.set('history', offline);
  });
  afterEach(() => takeOff());

  const lines = () => onScreen.state.read().lines.map(({ content }) => content?.text);
  const tryAgain = () => {
    const next = later;
    later = undefined;
    next?.job();
    return next?.ms;
  };

  test('is taken when the server answers again, after pauses that grow', async () => {
    await onScreen.take(await say('heard'));
    const pauses: (number | undefined)[] = [];
    for (let times = 0; times < 3; times += 1) {
      await waitFor(() => expect(later).toBeDefined());
      pauses.push(tryAgain());
    }
    expect(pauses).toEqual([2000, 4000, 8000]);
    await waitFor(() => expect(later).toBeDefined());
    expect(lines()).toEqual(['first']);
    shell.chats.refusals.delete('history');
    tryAgain();
    await waitFor(() => expect(lines()).toEqual(['first', 'missed', 'heard']));
    expect(later).toBeUndefined();
  });

  test('one’s own that the server has stays on screen until then', async () => {
    await engine.say({ chatId: '12', content: { text: 'mine' } });
    await waitFor(() => expect(later).toBeDefined());
    expect(engine.outbox.entries.read()).toEqual([]);
    expect(lines()).toEqual(['first', 'mine']);
    shell.chats.refusals.delete('history');
    tryAgain();
    await waitFor(() => expect(lines()).toEqual(['first', 'missed', 'mine']));
  });

  test('and what has come, but whose key could not be fetched, is opened when that works again', async () => {
    shell.chats.refusals.delete('history');
    await shell.chats.begin('12', basalt);
    await say('late');
    shell.chats.refusals.set('epochs', offline);
    await onScreen.catchUp();
    expect(lines()).toEqual(['first', 'missed', undefined]);
    expect(later).toBeDefined();
    shell.chats.refusals.delete('epochs');
    tryAgain();
    await waitFor(() => expect(lines()).toEqual(['first', 'missed', 'late']));
    expect(later).toBeUndefined();
  });

  test('is asked for no more when the chat is closed, or when that would change nothing', async () => {
    await onScreen.take(await say('heard'));
    expect(later).toBeDefined();
    shell.chats.refusals.set('history', new ApiError('No.', { code: 'chat.not-member', status: 403 }));
    tryAgain();
    await onScreen.catchUp();
    expect(later).toBeUndefined();
    shell.chats.refusals.set('history', offline);
    await onScreen.catchUp();
    expect(later).toBeDefined();
    takeOff();
    expect(later).toBeUndefined();
  });
});

test('who leaves the chat while it goes back to an old message asks for no further page', async () => {
  const first = await say('the very first');
  for (let count = 0; count < 500; count += 1) await say(`${count}`);
  await conversation.open();
  let arrive: () => void = () => undefined;
  onItsWay = new Promise((resolve) => (arrive = resolve));
  const asked = () => shell.records.calls.filter(({ name }) => name.startsWith('GET /chat/history')).length;
  const walking = conversation.walkToMessage(first.id);
  await waitFor(() => expect(asked()).toBe(2));
  conversation.close();
  arrive();
  await walking;
  expect(asked()).toBe(2);
});

test('a message in which something is nested thousands of times keeps nobody from writing', async () => {
  await say('first');
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const words = `{"text":"look","reply":{"id":"1","sender_id":"2","text":"hi","deep":${deep}}}`;
  // Of another program than ours.
  jest.spyOn(JSON, 'stringify').mockReturnValueOnce(words);
  const nested = await say('look');
  await shell.chats.say('12', basalt, 'look here', { kind: 'edit', target: nested });
  await conversation.open();
  expect(shown()).toEqual(['first', 'look here']);
  await engine.say({ chatId: '12', content: { text: 'I see' } });
  expect(shown()).toEqual(['first', 'look here', 'I see']);
});
