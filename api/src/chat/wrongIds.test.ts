import { randomBytes, randomUUID } from 'node:crypto';
import {
  type CallName,
  calls,
  ENVELOPE,
  ENVELOPE_KINDS,
  ENVELOPE_PREFIX,
  ENVELOPE_VERSION,
} from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import { aDevice, aGroup } from './testing/aGroup.ts';
import type { TestDevice } from './testing/TestDevice.ts';

const server = testPlaza();

/** What is asked for: where nothing is said, all of it is in order, and there. */
interface Place {
  chat: string;
  me: string;
  somebody: string;
  message: string;
  file: string;
  epoch: string;
  key: string;
}

interface Ask {
  /** What is refused, and which parts of a place it is about. */
  parts: readonly (keyof Place)[];
  sentence: string;
  at: (place: Place) => string;
  body?: (place: Place) => object;
  form?: () => FormData;
}

const DETAILS = 'Could not fetch chat details';
const KEY = 'A'.repeat(22);
const epoch = { record: '{}', signature: 'A'.repeat(86), wraps: [{ key_id: KEY, wrapped: 'A'.repeat(54) }] };
const form = (): FormData => {
  const data = new FormData();
  data.append('content', 'p1.AAAA');
  data.append('media', new Blob([randomBytes(100)]));
  return data;
};
const file = (): FormData => {
  const data = new FormData();
  data.append('media', new Blob([randomBytes(100)]));
  return data;
};
const of = (at: string, body?: Ask['body'], parts: Ask['parts'] = ['chat']): Ask => ({
  parts,
  sentence: DETAILS,
  at: ({ chat }) => `/conversations/${chat}${at}`,
  ...(body ? { body } : {}),
});

/** Every call that names something of a chat; the others are named below. */
const ASKS: Partial<Record<CallName, Ask>> = {
  'GET /chat/:userId': { parts: ['me'], sentence: 'Could not fetch chats', at: ({ me }) => `/chat/${me}` },
  'POST /chat/create': {
    parts: ['me'],
    sentence: 'Could not create chat',
    at: () => '/chat/create',
    body: ({ me, somebody }) => ({ user_1_id: me, user_2_id: somebody }),
  },
  'GET /chat/history/:chatID/:userId': {
    parts: ['chat', 'me'],
    sentence: DETAILS,
    at: ({ chat, me }) => `/chat/history/${chat}/${me}`,
  },
  'POST /chat/send-message': {
    parts: ['chat', 'me'],
    sentence: 'Could not send message',
    at: () => '/chat/send-message',
    body: ({ chat, me }) => ({
      chat_id: chat,
      sender_id: me,
      content: `p1.${'A'.repeat(200)}`,
      client_id: randomUUID(),
    }),
  },
  'POST /chat/send-media': {
    parts: ['chat'],
    sentence: 'Could not send media',
    at: ({ chat }) => `/chat/send-media?chat_id=${chat}`,
    form,
  },
  'POST /chat/blobs': {
    parts: ['chat'],
    sentence: 'Could not send media',
    at: ({ chat }) => `/chat/blobs?chat_id=${chat}`,
    form: file,
  },
  'GET /chat/blobs/:id': {
    parts: ['file'],
    sentence: 'That file is not there any more.',
    at: (place) => `/chat/blobs/${place.file}`,
  },
  'DELETE /chat/blobs/:id': {
    parts: ['file'],
    sentence: 'That file is not there any more.',
    at: (place) => `/chat/blobs/${place.file}`,
  },
  'GET /conversations/:id': of(''),
  'PUT /conversations/:id/title': of('/title', () => ({
    sealed: `p1.${'A'.repeat(200)}`,
    client_id: randomUUID(),
  })),
  'POST /conversations/:id/members': of('/members', ({ somebody }) => ({ user_ids: [somebody], epoch })),
  'PUT /conversations/:id/members/:userId': {
    ...of('', () => ({ share_history: true })),
    at: ({ chat, somebody }) => `/conversations/${chat}/members/${somebody}`,
  },
  'DELETE /conversations/:id/members/:userId': {
    ...of(''),
    at: ({ chat, me }) => `/conversations/${chat}/members/${me}`,
  },
  'GET /conversations/:id/epochs': of('/epochs'),
  'POST /conversations/:id/epochs': of('/epochs', () => epoch),
  'POST /conversations/:id/epochs/:n/wraps': of('/epochs/1/wraps', () => ({ wraps: epoch.wraps })),
  'DELETE /conversations/:id/epochs/:n/wraps/:keyId': of(`/epochs/1/wraps/${KEY}`),
  'PUT /conversations/:id/marks': of('/marks', () => ({ read_seq: 1 })),
  'PUT /conversations/:id/options': of('/options', () => ({ is_pinned: true })),
  'PUT /conversations/:id/timer': of('/timer', () => ({ seconds: 60 })),
  'POST /conversations/:id/accept': of('/accept'),
  'POST /conversations/:id/decline': of('/decline'),
  'POST /conversations/:id/report': of('/report', ({ message }) => ({
    reason: 'spam',
    messages: [{ id: message, key: 'A'.repeat(43) }],
  })),
};

/** They name nothing of a chat: one's own alone, or what is begun. */
const WITHOUT_IDS = [
  'GET /chat/search/:username',
  'GET /chat/unread',
  'GET /chat/settings',
  'PUT /chat/settings',
  'POST /conversations',
];

const NOT_NUMBERS = [
  'abc',
  '0',
  '-1',
  '1.5',
  '1e3',
  '00',
  '9'.repeat(19),
  "1' or '1'='1",
  '../1',
  'null',
  'ä',
];

function ask(by: TestDevice, name: CallName, place: Place) {
  const { at, body, form: made } = ASKS[name] as Ask;
  const [method = 'GET'] = name.split(' ');
  return by.http
    .fetch(
      `/api${at(place)}`,
      made
        ? { method, body: made() }
        : body
          ? { method, body: JSON.stringify(body(place)), headers: { 'content-type': 'application/json' } }
          : { method },
    )
    .then(async (answer) => [answer.status, Object(await answer.json()).error]);
}

async function aPlace() {
  const { owner, others, chat } = await aGroup(server);
  const said = await owner.say(chat, 'between us');
  const id = { file: '', epoch: '1', key: owner.keys.keyId, message: said.id };
  const brought = await owner.http.fetch(`/api/chat/blobs?chat_id=${chat}`, { method: 'POST', body: file() });
  id.file = Object(await brought.json()).id;
  const [other] = others as [TestDevice];
  return { owner, place: { chat, me: owner.user.id, somebody: other.user.id, ...id } };
}

const written = (place: Place): Place => ({
  ...place,
  ...Object.fromEntries(Object.entries(place).map(([part, value]) => [part, encodeURIComponent(value)])),
});

test('every call of a chat is here', () => {
  const names = Object.keys(calls).filter((name) => /^\w+ \/(chat|conversations)\b/.test(name));
  expect([...Object.keys(ASKS), ...WITHOUT_IDS].toSorted()).toEqual(names.toSorted());
});

describe('a wrong id', () => {
  // What is refused changes nothing, so all of them ask about one place.
  let owner: TestDevice;
  let stranger: TestDevice;
  let place: Place;
  let elsewhere: string;
  beforeAll(async () => {
    ({ owner, place } = await aPlace());
    const { owner: other, chat } = await aGroup(server, 2);
    elsewhere = (await other.say(chat, 'not yours')).id;
    stranger = await aDevice(server);
  });

  it.each(Object.entries(ASKS))(
    '[7.3-1] is refused in the words of the call, like what others have: %s',
    async (name, { parts, sentence, body }) => {
      const call = name as CallName;
      const refused = [403, sentence];
      const theirs = { ...place, ...(parts.includes('chat') ? { me: stranger.user.id } : {}) };
      expect(await ask(stranger, call, theirs)).toEqual(refused);
      for (const part of parts)
        for (const wrong of ['999999', ...NOT_NUMBERS]) {
          const sent = { ...place, [part]: wrong };
          const answer = await ask(owner, call, body && call.startsWith('POST /chat') ? sent : written(sent));
          expect([part, wrong, ...answer]).toEqual([part, wrong, ...refused]);
        }
    },
  );

  it.each(['999999', ...NOT_NUMBERS])('is refused inside one’s own chat: %s', async (wrong) => {
    const { chat } = place;
    const at = `/api/conversations/${chat}`;
    const inPath = encodeURIComponent(wrong);
    const send = async (more: object) =>
      owner.send(chat, { ...(await owner.message(chat, 'x')), client_id: randomUUID(), ...more });
    const wraps = [owner.wrapOf(chat, 1, owner.keys)];
    const reaction = (target_id: string) => ({ kind: 'reaction', target_id, content: reactionOfEpoch(1) });
    const answers = {
      file: await send({ blobs: [wrong] }),
      reaction: await send(reaction(wrong)),
      'reaction elsewhere': await send(reaction(elsewhere)),
      deletion: await send({ kind: 'delete', content: '', target_id: wrong }),
      report: await owner.http.post(`${at}/report`, {
        reason: 'spam',
        messages: [{ id: wrong, key: 'A'.repeat(43) }],
      }),
      removal: await owner.http.delete(`${at}/members/${inPath}`),
      history: await owner.http.put(`${at}/members/${inPath}`, { share_history: true }),
      invitation: await owner.http.post(`${at}/members`, { user_ids: [wrong], epoch }),
      wraps: await owner.http.post(`${at}/epochs/${inPath}/wraps`, { wraps }),
      'epoch of a wrap': await owner.http.delete(`${at}/epochs/${inPath}/wraps/${owner.keys.keyId}`),
      'key of a wrap': await owner.http.delete(`${at}/epochs/1/wraps/${inPath}`),
      group: await owner.http.post('/api/conversations', { member_ids: [wrong], client_id: randomUUID() }),
      pair: await owner.http.post('/api/chat/create', { user_1_id: owner.user.id, user_2_id: wrong }),
    };
    const statuses = Object.entries(answers).map(([what, { status }]) => [what, status]);
    expect(statuses).toEqual(Object.keys(answers).map((what) => [what, 403]));
  });
});

/** An envelope by its head alone: what is inside does not matter to who refuses it. */
function reactionOfEpoch(n: number): string {
  const bytes = Buffer.alloc(200);
  bytes[0] = ENVELOPE_VERSION;
  bytes[1] = ENVELOPE_KINDS.reaction;
  bytes.writeUInt32BE(n, ENVELOPE.epochAt);
  return `${ENVELOPE_PREFIX}${bytes.toString('base64url')}`;
}
