/** @jest-environment node */
import type { PushedMessage, PushPayload } from '@plaza/api-contract';
import { makeEpoch, type MadeEpoch, sealEnvelope, utf8 } from '@plaza/crypto';
import { aPerson, type TestPerson } from '@plaza/crypto/testing';
import { type KeyShelf, memoryShelf } from '../../keys/KeyShelf.ts';
import { showPushes } from './showPushes.ts';
import { TestWorkerScope } from './TestWorkerScope.ts';
import { ASK_ADDRESS } from './whereIs.ts';
import type { OpenPage } from './WorkerScope.ts';

const chat = '12';
const client_id = '0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11';

interface Sealed {
  text?: string;
  files?: unknown[];
}

/** Cedar (9) writes to amber (7), whose browser has the keys and has checked cedar's chain. */
async function scene() {
  const [amber, cedar] = [await aPerson('7'), await aPerson('9')];
  const shelf = memoryShelf();
  await keep(shelf, amber);
  await shelf.keepChain('7', '9', cedar.entries);
  const made = await makeEpoch({
    conversation: chat,
    previous: null,
    members: [
      ['7', amber.identity.keyId, 'member'],
      ['9', cedar.identity.keyId, 'member'],
    ],
    chains: new Map([
      ['7', amber.chain],
      ['9', cedar.chain],
    ]),
    me: cedar.identity,
  });
  const worker = new TestWorkerScope(
    showPushes({ shelf, forgetDevice: async () => undefined, answerMs: 50 }),
  );
  const message = (content: Sealed, kind: 'message' | 'preview' = 'message') =>
    pushed(made, { amber, cedar }, content, kind);
  return { worker, shelf, message };
}

async function keep(shelf: KeyShelf, { identity, entries }: TestPerson): Promise<void> {
  const { keyId, agree, sign, userId } = identity;
  // None of these open a push.
  const unused = agree;
  await shelf.write({
    userId,
    pairs: [{ keyId, agree, sign }],
    chain: entries,
    local: unused,
    vault: unused,
    secret: unused,
    device: null,
    hasCopy: true,
    seenAt: 0,
  });
}

async function pushed(
  { epoch, n, hash, contentKey }: MadeEpoch,
  { amber, cedar }: { amber: TestPerson; cedar: TestPerson },
  content: Sealed,
  kind: 'message' | 'preview',
): Promise<PushedMessage> {
  const { nonce, check }: { nonce: string; check: string } = JSON.parse(epoch.record);
  const sender_key_id = cedar.identity.keyId;
  const place = {
    conversation: chat,
    record: hash,
    sender: '9',
    key: sender_key_id,
    client: client_id,
    target: '',
  };
  const wrap = epoch.wraps.find(({ key_id }) => key_id === amber.identity.keyId);
  return {
    user_id: '7',
    chat_id: chat,
    message_id: '40',
    sender_id: '9',
    client_id,
    kind,
    envelope: await sealEnvelope(contentKey, n, { ...place, kind }, utf8(JSON.stringify(content))),
    epoch: {
      n,
      hash,
      nonce,
      check,
      sender_key_id,
      wrap: wrap ? { ...wrap, by_key_id: sender_key_id } : null,
    },
  };
}

function payload(message?: PushedMessage): PushPayload {
  return {
    notification: {
      title: 'New Message from Cedar Novak',
      body: 'Error decrypting message',
      deep_link: `/chat/${chat}`,
    },
    data: {
      pusher: { instanceId: 'plaza', publishId: 'x', hasDisplayableContent: true, hasData: true },
      plaza: { tag: `chat-${chat}`, ...(message && { message }) },
    },
  };
}

const push = (worker: TestWorkerScope, words: unknown) =>
  worker.happen('push', { data: { json: () => words } });

test('[8-4] a pushed message is opened here: who it is from, and its words, until it is dismissed', async () => {
  const { worker, message } = await scene();
  await push(worker, payload(await message({ text: 'The lamps are lit' })));
  expect(worker.shown).toEqual([
    {
      title: 'New Message from Cedar Novak',
      look: {
        body: 'The lamps are lit',
        data: { to: '/chat/12' },
        requireInteraction: true,
        tag: 'chat-12',
      },
    },
  ]);
});

test('the beginning of a long one is told, and of a picture that it is one', async () => {
  const { worker, message } = await scene();
  await push(worker, payload(await message({ text: 'It begins so' }, 'preview')));
  await push(worker, payload(await message({ text: '', files: [{ id: '1' }] })));
  expect(worker.shown.map(({ look }) => look.body)).toEqual(['It begins so', '📎']);
});

test('of words that are too long it is said that they go on, and no sign is cut in two', async () => {
  const { worker, message } = await scene();
  await push(worker, payload(await message({ text: `${'a'.repeat(299)}🏮 and on` })));
  expect(worker.shown[0]?.look.body).toBe(`${'a'.repeat(299)}…`);
});

describe("[8-3] 'Error decrypting message' stands there", () => {
  test.each([
    ['for a browser without the keys', async (shelf: KeyShelf) => shelf.forget('7')],
    ['for a writer whose chain was never checked', async (shelf: KeyShelf) => shelf.keepChain('7', '9', [])],
  ])('%s', async (_, spoil) => {
    const { worker, shelf, message } = await scene();
    const words = payload(await message({ text: 'The lamps are lit' }));
    await spoil(shelf);
    await push(worker, words);
    expect(worker.shown[0]?.look.body).toBe('Error decrypting message');
  });

  test.each([
    ['without an envelope', (said: PushedMessage) => ({ ...said, envelope: null })],
    ['without a wrap', (said: PushedMessage) => ({ ...said, epoch: { ...said.epoch, wrap: null } })],
    ['said to be from somebody else', (said: PushedMessage) => ({ ...said, sender_id: '7' })],
    ['moved into another chat', (said: PushedMessage) => ({ ...said, chat_id: '13' })],
    ['never sealed', (said: PushedMessage) => ({ ...said, envelope: 'Read me' })],
  ])('for a message %s', async (_, spoil) => {
    const { worker, message } = await scene();
    await push(worker, payload(spoil(await message({ text: 'The lamps are lit' }))));
    expect(worker.shown.map(({ look }) => look.body)).toEqual(['Error decrypting message']);
  });
});

test('what the bell tells is shown as it came', async () => {
  const { worker } = await scene();
  const words = payload();
  await push(worker, {
    ...words,
    notification: { ...words.notification, title: 'Cedar', body: 'mentioned you' },
  });
  expect(worker.shown).toMatchObject([{ title: 'Cedar', look: { body: 'mentioned you' } }]);
});

/** A page that was loaded at one address and shows another by now; an older one says nothing of that. */
function aPage(about: { loadedAt: string; isAt?: string; focused: boolean }): OpenPage {
  const { loadedAt, isAt, focused } = about;
  return {
    url: `https://plaza.example${loadedAt}`,
    focused,
    focus: async () => undefined,
    postMessage(words, [port] = []) {
      if (!(port instanceof MessagePort) || words !== ASK_ADDRESS) return;
      if (isAt !== undefined) port.postMessage(isAt);
      port.close();
    },
  };
}

test.each([
  ['nothing while its chat is in focus', { loadedAt: '/', isAt: '/chat/12', focused: true }, 0],
  ['something once one has gone on from its chat', { loadedAt: '/chat/12', isAt: '/', focused: true }, 1],
  ['something while the chat is behind another window', { loadedAt: '/chat/12', focused: false }, 1],
  ['nothing where a page that cannot say it was loaded there', { loadedAt: '/chat/12', focused: true }, 0],
  ['something where a page that cannot say it was loaded elsewhere', { loadedAt: '/', focused: true }, 1],
])('shows %s', async (_, page, count) => {
  const { worker, message } = await scene();
  worker.pages = [aPage({ loadedAt: '/games', isAt: '/chat/12', focused: false }), aPage(page)];
  await push(worker, payload(await message({ text: 'The lamps are lit' })));
  expect(worker.shown).toHaveLength(count);
});

test.each([
  null,
  'words',
  {},
  { notification: {} },
  { notification: { title: 1, body: '', deep_link: '' }, data: {} },
])('what is no push of ours shows nothing: %j', async (words) => {
  const { worker } = await scene();
  await push(worker, words);
  expect(worker.shown).toEqual([]);
});

test('[4-13] a subscription that the browser has changed clears what was kept of it', async () => {
  const forgetDevice = jest.fn(async () => undefined);
  const worker = new TestWorkerScope(showPushes({ shelf: memoryShelf(), forgetDevice }));
  await worker.happen('pushsubscriptionchange');
  expect(forgetDevice).toHaveBeenCalledTimes(1);
});
