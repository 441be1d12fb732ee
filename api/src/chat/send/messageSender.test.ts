import { CHAT_LIMITS } from '@plaza/api-contract';
import { createDb } from '../../db/createDb.ts';
import { countTurns } from '../../db/testing/countTurns.ts';
import type { Member } from '../../http/session.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDevice, aPair } from '../testing/aGroup.ts';
import type { TestDevice } from '../testing/TestDevice.ts';
import { entryPresenter } from '../present.ts';
import type { EntryRow } from '../rows.ts';
import { messageSender } from './messageSender.ts';

const server = testPlaza();

type Outcome = { status: string; value?: EntryRow; reason?: { code?: string } };

/** Sends in one breath: all of them are there before the first goes out. */
function aSender(db = server.db) {
  const { plaza } = server;
  const { clock, log } = plaza;
  const send = messageSender({ db, clock, log, present: entryPresenter(plaza) });
  return async (messages: readonly { from: TestDevice; body: SentBody }[]): Promise<Outcome[]> =>
    Promise.allSettled(
      messages.map(({ from, body }) =>
        send(
          asMember(from),
          {
            kind: 'message',
            chatId: body.chat_id,
            content: body.content,
            clientId: body.client_id,
            ...(body.epoch && { epoch: body.epoch }),
          },
          'Could not send message',
        ),
      ),
    );
}

type SentBody = Awaited<ReturnType<typeof sealed>>['body'];

const asMember = ({ user }: TestDevice): Member => ({
  ...{ id: user.id, name: user.name, username: user.username, email: user.email },
  ...{ isAdmin: false, role: null, isDemo: false, mutedUntil: null },
});

async function sealed(from: TestDevice, chat_id: string, text: string) {
  return { from, body: { chat_id, ...(await from.message(chat_id, text)) } };
}

/** A pair that has said something: what comes next is sealed under an epoch that both have. */
async function aTalk() {
  const pair = await aPair(server);
  await pair.amber.say(pair.chat, 'first');
  await pair.basalt.learn(pair.chat, [pair.amber.keys]);
  return pair;
}

type Talk = Awaited<ReturnType<typeof aTalk>>;

const rows = (chat: string) =>
  server
    .db('chat_entries')
    .where({ conversation_id: chat })
    .orderBy('seq')
    .select('seq', 'ord', 'client_id', server.db.raw('xmin::text as written_by'));

it('what several say at once, in several chats, is written with one commit, each chat without a gap', async () => {
  const talks = await Promise.all([aTalk(), aTalk()]);
  const messages = await Promise.all(
    talks.flatMap(({ amber, basalt, chat }) =>
      [amber, basalt, amber].map((from, at) => sealed(from, chat, `${at}`)),
    ),
  );
  const outcomes = await aSender()(messages);
  expect(outcomes.map(({ value }) => value?.client_id)).toEqual(messages.map(({ body }) => body.client_id));
  const written = (await Promise.all(talks.map(({ chat }) => rows(chat)))).flatMap((some) => {
    expect(some.map(({ seq, ord }) => [seq, ord])).toEqual([1, 2, 3, 4].map((n) => [n, n]));
    return some.slice(1);
  });
  expect(new Set(written.map(({ written_by }) => written_by)).size).toBe(1);
});

it('costs three messages to the database, however many they are', async () => {
  const { amber, chat } = await aTalk();
  const way = await countTurns(server.plaza.config.databaseUrl ?? '');
  const db = createDb({ url: way.url, poolSize: 1 });
  const send = aSender(db);
  await send([await sealed(amber, chat, 'the connection is open')]);
  const messages = await Promise.all(['one', 'two', 'three'].map((text) => sealed(amber, chat, text)));
  const before = way.turns();
  const outcomes = await send(messages);
  expect(way.turns() - before).toBe(3);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  await db.destroy();
  await way.close();
});

it('tells everybody of each, in the order in which they stand', async () => {
  const { amber, basalt, chat } = await aTalk();
  const messages = await Promise.all([amber, basalt, amber].map((from, at) => sealed(from, chat, `${at}`)));
  await aSender()(messages);
  for (const { user } of [amber, basalt]) {
    const events = await server
      .db('hub_events')
      .where({ user_id: user.id, type: 'new-message' })
      .orderBy('seq');
    expect(events.map(({ payload }) => payload.seq)).toEqual([1, 2, 3, 4]);
  }
  const [hers, his] = await Promise.all(
    [amber, basalt].map(
      async ({ http }) => (await http.get<{ total: number }>('/api/chat/unread')).body.total,
    ),
  );
  // The last that basalt wrote stands before the last of amber.
  expect([hers, his]).toEqual([0, 1]);
});

it('one that is refused spoils nobody else’s, and hears why', async () => {
  const { amber, basalt, chat } = await aTalk();
  const stranger = await aDevice(server);
  const over = await aTalk();
  const late = await sealed(over.basalt, over.chat, 'late');
  await server.db('conversations').where({ id: over.chat }).update({ must_renew: true });
  const good = await Promise.all([amber, basalt].map((from) => sealed(from, chat, 'good')));
  const [first, second] = good as [(typeof good)[0], (typeof good)[0]];
  const plain = await sealed(amber, chat, 'x');
  const outcomes = await aSender()([
    first,
    { from: stranger, body: { ...second.body, client_id: 'a-stranger-says-it' } },
    { from: amber, body: { ...plain.body, content: 'hello' } },
    late,
    second,
  ]);
  expect(outcomes.map(({ status, reason }) => reason?.code ?? status)).toEqual([
    'fulfilled',
    'chat.not-member',
    'chat.not-sealed',
    'conversation.epoch',
    'fulfilled',
  ]);
  expect(await rows(chat)).toHaveLength(3);
  expect(await rows(over.chat)).toHaveLength(1);
});

it('one that the database refuses spoils nobody else’s', async () => {
  const { amber, chat } = await aTalk();
  const messages = await Promise.all(['one', 'two', 'three'].map((text) => sealed(amber, chat, text)));
  const bad = messages[1]?.body.client_id;
  await server.db.raw(`
    create function spoil() returns trigger language plpgsql as $$
    begin if new.client_id = '${bad}' then raise exception 'spoiled'; end if; return new; end $$;
    create trigger spoil before insert on chat_entries for each row execute function spoil()`);
  const outcomes = await aSender()(messages);
  await server.db.raw('drop trigger spoil on chat_entries; drop function spoil()');
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await rows(chat)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

it('the same twice at once is one message, and both are answered it', async () => {
  const { amber, chat } = await aTalk();
  const message = await sealed(amber, chat, 'once');
  const [one, other] = await aSender()([message, message]);
  expect(one?.value?.id).toBe(other?.value?.id);
  const [again] = await aSender()([message]);
  expect(again?.value?.id).toBe(one?.value?.id);
  expect(await rows(chat)).toHaveLength(2);
});

it('a chat that somebody holds does not hold up the others', async () => {
  const [held, free] = [await aTalk(), await aTalk()];
  const send = aSender();
  const [waiting, going] = [
    await sealed(held.amber, held.chat, 'waits'),
    await sealed(free.amber, free.chat, 'goes'),
  ];
  const { outcomes } = await server.db.transaction(async (transaction) => {
    await transaction('conversations').where({ id: held.chat }).forUpdate();
    const both = send([waiting]);
    const [gone] = await send([going]);
    expect(gone?.status).toBe('fulfilled');
    // In an object, or the transaction would wait for it.
    return { outcomes: both };
  });
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled']);
});

it.each([
  ['hub_heads', ({ basalt }: Talk) => ({ user_id: basalt.user.id })],
  ['conversation_members', ({ amber, chat }: Talk) => ({ conversation_id: chat, user_id: amber.user.id })],
])('a row of %s that somebody holds does not hold up who is not told of it', async (table, rowOf) => {
  const [held, free] = [await aTalk(), await aTalk()];
  const send = aSender();
  const messages = [
    await sealed(held.amber, held.chat, 'waits'),
    await sealed(free.amber, free.chat, 'goes'),
  ] as const;
  const { outcomes } = await server.db.transaction(async (transaction) => {
    await transaction(table).where(rowOf(held)).forUpdate();
    // Both in one breath, and each heard of by itself.
    const [waiting, going] = [send([messages[0]]), send([messages[1]])];
    expect(await going).toMatchObject([{ status: 'fulfilled' }]);
    return { outcomes: waiting };
  });
  expect(await outcomes).toMatchObject([{ status: 'fulfilled' }]);
});

it('long ones go alone: a hundred, told to fifty people each, would hold up everybody', async () => {
  const [brief, wordy] = [await aTalk(), await aTalk()];
  const messages = [
    await sealed(brief.amber, brief.chat, 'short'),
    await sealed(wordy.amber, wordy.chat, 'long '.repeat(1000)),
    await sealed(brief.amber, brief.chat, 'short too'),
  ];
  const outcomes = await aSender()(messages);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  const [[, one, other], [, long]] = await Promise.all([rows(brief.chat), rows(wordy.chat)]);
  expect(one.written_by).toBe(other.written_by);
  expect(one.written_by).not.toBe(long.written_by);
});

it('an epoch that ends among those that come at once ends there', async () => {
  const { amber, chat } = await aTalk();
  await server
    .db('conversations')
    .where({ id: chat })
    .update({ last_ord: CHAT_LIMITS.messagesPerEpoch - 2 });
  const messages = await Promise.all(['one', 'two', 'three'].map((text) => sealed(amber, chat, text)));
  const outcomes = await aSender()(messages);
  expect(outcomes.map(({ status, reason }) => reason?.code ?? status)).toEqual([
    'fulfilled',
    'fulfilled',
    'conversation.epoch',
  ]);
});
