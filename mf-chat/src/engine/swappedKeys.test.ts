import { ApiError, type OpenKeys } from '@plaza/shell-contract';
import { readEnvelope } from '@plaza/crypto';
import { aPerson } from '@plaza/crypto/testing';
import { waitFor } from '@testing-library/dom';
import { type Drawers, memoryDrawers } from '../store/Drawers.ts';
import { type ChatShell, chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, type Somebody, somebody } from '../testing/somebody.ts';
import { ChatEngine } from './ChatEngine.ts';
import { People } from '../sealing/People.ts';
import { Pins } from '../sealing/Pins.ts';

giveCrypto();

const over = new ApiError('Who belongs to this chat has changed.', {
  code: 'conversation.epoch',
  status: 409,
});
let amber: Somebody;
let basalt: Somebody;
let cedar: Somebody;
let keys: OpenKeys;
let shell: ChatShell;
let engines: ChatEngine[] = [];
/** For whom keys of what was said before were wrapped. */
let wrapped: string[];

beforeAll(async () => {
  amber = await somebody('1', 'Amber Lindqvist', 'amber');
  basalt = await somebody('2', 'Basalt Okoro', 'basalt');
  cedar = await somebody('3', 'Cedar Novak', 'cedar');
});

beforeEach(async () => {
  localStorage.clear();
  wrapped = [];
  keys = await keysFor(amber);
  shell = await chatShell(amber, [basalt, cedar], {
    answers: {
      // A server that means ill asks for everything once more.
      'GET /conversations/:id/epochs': ({ params }) => shell.chats.epochs(params.id, 0),
      'POST /chat/send-message': ({ body }) => {
        const { length } = shell.chats.chat(body.chat_id).epochs;
        const isOver = !body.epoch && readEnvelope(body.content).epoch !== length;
        return isOver ? over : shell.chats.send(body);
      },
      'POST /conversations/:id/epochs/:n/wraps': ({ body }) => {
        wrapped.push(...body.wraps.map(({ key_id }) => key_id));
        return { taken: body.wraps.length };
      },
    },
  });
  shell.chats.pair('12', basalt);
});

afterEach(() => {
  for (const engine of engines) engine.close();
  engines = [];
});

/** The server gives out keys of its own under the name of basalt, in a chain that begins with them. */
async function swap(): Promise<Somebody> {
  const { people, all } = shell.chats;
  const theirs = { ...basalt, person: await aPerson(basalt.id) };
  people.set(basalt.id, theirs);
  for (const chat of all.values())
    chat.members = chat.members.map((one) => (one.id === basalt.id ? theirs : one));
  return theirs;
}

function start(drawers: Drawers): ChatEngine {
  const engine = new ChatEngine(shell.ctx, keys, { own: amber.person.chain, drawers });
  engines.push(engine);
  engine.start();
  return engine;
}

const say = (engine: ChatEngine, text: string) => engine.say({ chatId: '12', content: { text } });
const stateOf = (engine: ChatEngine) => engine.outbox.entries.read().map(({ state }) => state);

function aDevice(drawers: Drawers = memoryDrawers()) {
  const { api } = shell.ctx;
  const pins = new Pins({ api, drawers, vault: keys.vault });
  const people = new People({ api, pins, own: amber.person.chain, known: keys.people });
  const look = async (...ids: string[]) => {
    for (const id of ids) people.forget(id);
    await people.chainsOf(ids);
    return ids.map((id) => people.standing.read().get(id) ?? 'same');
  };
  return { people, look, drawers };
}

test.each([
  ['the page that wrote before', false],
  ['a page that was just opened', false],
  ['the page that wrote before', true],
  ['a page that was just opened', true],
])(
  'nothing is sealed for keys that were swapped: %s, an epoch begun with them: %s',
  async (which, isBegun) => {
    const drawers = memoryDrawers();
    const before = start(drawers);
    await say(before, 'between us');
    await waitFor(() => expect(shell.chats.chat('12').entries).toHaveLength(1));
    await waitFor(() => expect(before.outbox.entries.read()).toEqual([]));
    const swapped = await swap();
    if (isBegun) await shell.chats.begin('12', swapped);
    const engine = which === 'the page that wrote before' ? before : start(drawers);
    await say(engine, 'still between us');
    await waitFor(() => expect(stateOf(engine)).toEqual(['failed']));
    expect(engine.people.standing.read().get('2')).toBe('forked');
    expect(shell.chats.chat('12').epochs).toHaveLength(isBegun ? 2 : 1);
    expect(shell.chats.chat('12').entries).toHaveLength(1);
    expect(wrapped).toEqual([]);
  },
);

test('no epoch is begun for keys that were swapped, whoever is let in with it', async () => {
  shell.chats.group('20', [basalt]);
  const engine = start(memoryDrawers());
  await engine.say({ chatId: '20', content: { text: 'the two of us' } });
  await waitFor(() => expect(shell.chats.chat('20').entries).toHaveLength(1));
  await swap();
  const begun = engine.epochsOf('20').begin([[cedar.id, cedar.person.identity.keyId, 'member']]);
  await expect(begun).rejects.toThrow('keys of 2 that do not hold');
});

test('who asks for keys while they are still being compared waits for what comes of it', async () => {
  const known = aDevice();
  await known.look('2');
  await swap();
  let open: () => void = () => undefined;
  let reach: () => void = () => undefined;
  const door = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const { people } = aDevice({
    ...known.drawers,
    async get(drawer, key) {
      reach();
      await door;
      return known.drawers.get(drawer, key);
    },
  });
  const first = people.chainsOf(['2']);
  await reached;
  const second = people.chainsOf(['2']).then(() => people.standing.read().get('2'));
  // Whoever does not wait is through by now.
  await people.chainsOf(['1']);
  open();
  expect(await second).toBe('forked');
  await first;
});

test('keys that were swapped while the vault was away do not take the place of what it holds', async () => {
  const phone = aDevice();
  await phone.look('2');
  await waitFor(() => expect(shell.chats.vault.n).toBe(1));
  await swap();
  shell.chats.refusals.set('vault', new ApiError('Away.', { code: 'away', status: 503 }));
  const laptop = aDevice();
  expect(await laptop.look('2')).toEqual(['same']);
  shell.chats.refusals.clear();
  expect(await laptop.look('3')).toEqual(['same']);
  await waitFor(() => expect(shell.chats.vault.n).toBe(2));
  expect(await aDevice(laptop.drawers).look('2')).toEqual(['forked']);
  expect(await aDevice().look('2')).toEqual(['forked']);
});
