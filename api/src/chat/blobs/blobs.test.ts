import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type fs from 'node:fs';
import fsp, { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { type CallAnswer, CHAT_LIMITS, type ChatMessage } from '@plaza/api-contract';
import { aForm, sendForm } from '../../media/testing/aForm.ts';
import { testPlaza, type TestServer } from '../../testing/testPlaza.ts';
import { aDevice, aGroup, aPair, leave } from '../testing/aGroup.ts';
import { bringBlob as bring } from '../testing/bringBlob.ts';
import type { TestDevice } from '../testing/TestDevice.ts';

type Blob = CallAnswer<'POST /chat/blobs'> & { code: string };
type Sent = ChatMessage & { code: string; error: string };

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** Every encrypted file on the disk of a server, also the temporary ones. */
async function files({ dataDir }: TestServer): Promise<string[]> {
  const all = await readdir(join(dataDir, 'sealed'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return all.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
}

describe('an encrypted file', () => {
  const server = testPlaza();

  it('is kept as it came, and given back whole or in parts', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const bytes = randomBytes(200_000);
    const brought = await bring(amber.http, chat, bytes);
    expect(brought).toMatchObject({
      status: 200,
      body: { bytes: 200_000, url: expect.stringMatching(/^\/sealed\//) },
    });
    const { url, id } = brought.body;
    const whole = await server.as(null).fetch(url);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    expect(whole.headers.get('content-type')).toBe('application/octet-stream');
    expect(whole.headers.get('content-disposition')).toBe('attachment');
    const part = await server.as(null).fetch(url, { headers: { range: 'bytes=65552-131103' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 65552-131103/200000']);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(65_552, 131_104))).toBe(true);
    const theirs = await basalt.http.get<Blob>(`/api/chat/blobs/${id}`);
    expect(theirs.body).toMatchObject({ id, bytes: 200_000 });
  });

  it('is there for members of its chat, at an address that ends', async () => {
    const { amber, chat } = await aPair(server);
    const stranger = await aDevice(server);
    const { url, id } = (await bring(amber.http, chat)).body;
    expect((await stranger.http.get<Blob>(`/api/chat/blobs/${id}`)).body.code).toBe('chat.unknown-blob');
    expect((await server.as(null).get(`/api/chat/blobs/${id}`)).status).toBe(401);
    expect((await server.as(null).fetch(`/sealed/${id}`)).status).toBe(404);
    expect((await server.as(null).fetch(`${url}x`)).status).toBe(404);
    expect((await server.as(null).fetch('/sealed/nothing?until=1&sig=x')).status).toBe(404);
    server.clock.advance({ days: 1 });
    expect((await server.as(null).fetch(url)).status).toBe(403);
    const { url: again } = (await amber.http.get<Blob>(`/api/chat/blobs/${id}`)).body;
    expect((await server.as(null).fetch(again)).status).toBe(200);
  });

  it('closes with the chat for whoever leaves or is removed, at earlier addresses too', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [gone, stays] = others as [TestDevice, TestDevice];
    const { id } = (await bring(owner.http, chat)).body;
    const { id: said } = await owner.say(chat, 'look', { blobs: [id], is_image: true });
    const addressFor = async (device: TestDevice) =>
      (await device.http.get<Blob>(`/api/chat/blobs/${id}`)).body.url;
    const shownTo = async (device: TestDevice) => {
      const path = `/api/chat/history/${chat}/${device.user.id}`;
      const { body } = await device.http.get<{ messages: Sent[] }>(path);
      return body.messages.find((message) => message.id === said)?.content ?? '';
    };
    const [theirs, kept] = [
      [await addressFor(gone), await shownTo(gone)],
      [await addressFor(stays), await shownTo(stays)],
    ];
    const statuses = async (urls: string[]) =>
      Promise.all(urls.map(async (url) => (await server.as(null).fetch(url)).status));
    expect(await statuses([...theirs, ...kept])).toEqual([200, 200, 200, 200]);
    expect((await leave(gone, chat, gone)).status).toBe(200);
    expect(await statuses([...theirs, ...kept])).toEqual([404, 404, 200, 200]);
    const other = (await server.as(null).fetch(kept[0] ?? '')).headers.get('cache-control');
    expect(other).toBe('private, max-age=60');
    await server.db('blocks').insert({ user_id: owner.user.id, other_id: stays.user.id });
    expect(await statuses(kept)).toEqual([404, 404]);
  });

  it.each([
    ['a picture that anybody could look at', [['media', PNG]], 415, 'chat.not-encrypted'],
    ['nothing', [], 400, 'media.no-file'],
    ['an empty file', [['media', Buffer.alloc(0)]], 415, 'chat.not-encrypted'],
    [
      'two at once',
      [
        ['media', randomBytes(100)],
        ['media', randomBytes(100)],
      ],
      400,
      'media.too-many',
    ],
    ['another field', [['note', 'hello']], 400, 'http.bad-input'],
    ['too much', [['media', randomBytes(CHAT_LIMITS.blobBytes + 1)]], 413, 'chat.file-too-large'],
  ] as const)('is refused: %s', async (_, entries, status, code) => {
    const { amber, chat } = await aPair(server);
    const before = await files(server);
    const answer = await sendForm<Blob>(amber.http, `/api/chat/blobs?chat_id=${chat}`, entries);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await files(server)).toEqual(before);
  });

  it('[7.3-1] is refused from who is not in the chat, in the words of the call', async () => {
    const { chat } = await aPair(server);
    const stranger = await aDevice(server);
    const answer = await sendForm<Sent>(stranger.http, `/api/chat/send-media?chat_id=${chat}`, [
      ['media', randomBytes(100)],
    ]);
    expect([answer.status, answer.body.error]).toEqual([403, 'Could not send media']);
    expect((await bring(stranger.http, chat)).status).toBe(403);
    const form = { method: 'POST', body: aForm([['media', randomBytes(100)]]) };
    expect((await server.as(null).fetch(`/api/chat/blobs?chat_id=${chat}`, form)).status).toBe(401);
  });

  it('of which nothing came is swept after a day; one in a message stays', async () => {
    const { amber, chat } = await aPair(server);
    const [kept, loose] = [(await bring(amber.http, chat)).body.id, (await bring(amber.http, chat)).body.id];
    await amber.say(chat, 'look', { blobs: [kept], is_image: true });
    await server.runAllJobs();
    const left = await files(server);
    expect(left.some((path) => path.includes(kept))).toBe(true);
    expect(left.some((path) => path.includes(loose))).toBe(false);
  });

  it('goes into one message, one’s own, of its own chat', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const { id } = (await bring(amber.http, chat)).body;
    await amber.say(chat, 'first');
    await basalt.learn(chat, [amber.keys]);
    const refused = async (device: TestDevice, where: string, blobs: string[]) =>
      (await device.send(where, await device.message(where, 'x', { blobs }))).body.code;
    expect(await refused(basalt, chat, [id])).toBe('chat.unknown-blob');
    expect(await refused(amber, chat, [id, id])).toBe('chat.unknown-blob');
    expect(await refused(amber, chat, [randomUUID()])).toBe('chat.unknown-blob');
    const cedar = await aDevice(server);
    const other = await amber.pairWith(cedar.user);
    expect(await refused(amber, other, [id])).toBe('chat.unknown-blob');
    await amber.say(chat, 'look', { blobs: [id] });
    expect(await refused(amber, chat, [id])).toBe('chat.unknown-blob');
    expect((await amber.http.delete<Blob>(`/api/chat/blobs/${id}`)).body.code).toBe('chat.unknown-blob');
  });

  it('is taken back by who brought it', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const { id } = (await bring(amber.http, chat)).body;
    expect((await basalt.http.delete(`/api/chat/blobs/${id}`)).status).toBe(403);
    expect((await amber.http.delete(`/api/chat/blobs/${id}`)).body).toEqual({ id });
    await server.runJobs();
    expect((await files(server)).some((path) => path.includes(id))).toBe(false);
  });

  it('goes with the message that is deleted', async () => {
    const { amber, chat } = await aPair(server);
    const { id } = (await bring(amber.http, chat)).body;
    const sent = await amber.say(chat, 'look', { blobs: [id], is_image: true });
    await amber.send(chat, await amber.message(chat, '', { kind: 'delete', target: sent }));
    await server.runJobs();
    expect((await files(server)).some((path) => path.includes(id))).toBe(false);
    expect((await amber.http.get(`/api/chat/blobs/${id}`)).status).toBe(403);
  });

  it('has no place beside two gigabytes of others', async () => {
    const { amber, chat } = await aPair(server);
    const about = { conversation_id: chat, owner_id: amber.user.id, created_at: new Date() };
    await server
      .db('chat_blobs')
      .insert({ id: randomUUID(), bytes: CHAT_LIMITS.blobBytesPerPerson - 100, ...about });
    expect((await bring(amber.http, chat)).body.code).toBe('chat.no-space');
  });
});

describe('files that are not in a message yet', () => {
  const server = testPlaza();
  afterEach(() => jest.restoreAllMocks());

  /** Begins an upload that does not go on. */
  async function beginUpload({ user }: TestDevice, chat: string, length: number) {
    const before = (await files(server)).length;
    const sent = request(`${server.url}/api/chat/blobs?chat_id=${chat}`, {
      method: 'POST',
      headers: {
        authorization: await server.bearerOf(user),
        'content-type': 'multipart/form-data; boundary=x-the-boundary',
        'content-length': length,
      },
    });
    sent.on('error', () => undefined);
    const about = 'Content-Disposition: form-data; name="media"; filename="a"';
    const begun = `--x-the-boundary\r\n${about}\r\n\r\n${'x'.repeat(5000)}`;
    sent.write(begun);
    await until(async () => (await files(server)).length > before);
    const end = async () => {
      const last = '\r\n--x-the-boundary--\r\n';
      sent.end(last.padStart(length - begun.length, 'x'));
      const [{ statusCode }] = await once(sent, 'response');
      return statusCode;
    };
    return { stop: () => sent.destroy(), end };
  }

  it('are refused where their chat has ended, or was left, while they came', async () => {
    for (const count of [1, 3]) {
      const { owner, others, chat } = await aGroup(server, 3);
      for (const other of others.slice(0, 3 - count)) await leave(other, chat, other);
      const upload = await beginUpload(owner, chat, 10_000);
      await leave(owner, chat, owner);
      expect(await upload.end()).toBe(403);
      expect(await server.db('chat_blobs').where({ owner_id: owner.user.id })).toEqual([]);
    }
  });

  it('are so many at most; those in messages do not count', async () => {
    const { amber, chat } = await aPair(server);
    const rows = Array.from({ length: CHAT_LIMITS.looseBlobs - 1 }, () => ({
      id: randomUUID(),
      conversation_id: chat,
      owner_id: amber.user.id,
      bytes: 100,
      stored_at: server.clock.now(),
      created_at: server.clock.now(),
    }));
    await server.db('chat_blobs').insert(rows);
    const last = (await bring(amber.http, chat)).body.id;
    expect(await bring(amber.http, chat)).toMatchObject({
      status: 429,
      body: {
        code: 'chat.too-many-uploads',
        error:
          'Many files of yours wait to be sent in a message. Send or discard some of them, or try again tomorrow.',
      },
    });
    const form = [['media', randomBytes(100)]] as const;
    const media = await sendForm<Sent>(amber.http, `/api/chat/send-media?chat_id=${chat}`, form);
    expect([media.status, media.body.code]).toEqual([429, 'chat.too-many-uploads']);
    await amber.say(chat, 'look', { blobs: [last] });
    expect((await bring(amber.http, chat)).status).toBe(200);
  });

  it('count from their first byte, by what they say they bring', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const whole = CHAT_LIMITS.blobBytes;
    const open = [];
    for (let bytes = 0; bytes + whole <= CHAT_LIMITS.looseBlobBytes; bytes += whole)
      open.push(await beginUpload(amber, chat, whole));
    expect((await bring(amber.http, chat)).body.code).toBe('chat.too-many-uploads');
    expect((await bring(basalt.http, chat)).status).toBe(200);
    for (const { stop } of open) stop();
    await until(async () => (await server.db('chat_uploads')).length === 0);
    expect((await bring(amber.http, chat)).status).toBe(200);
  });

  it('that a server was receiving when it was killed count no more after a while', async () => {
    const { amber, chat } = await aPair(server);
    const created_at = server.clock.now();
    const bytes = CHAT_LIMITS.looseBlobBytes;
    await server.db('chat_uploads').insert({ id: randomUUID(), owner_id: amber.user.id, bytes, created_at });
    expect((await bring(amber.http, chat)).body.code).toBe('chat.too-many-uploads');
    server.clock.advance({ minutes: 61 });
    expect((await bring(amber.http, chat)).status).toBe(200);
    expect(await server.db('chat_uploads')).toEqual([]);
  });

  it('of guests of the demo is refused once all guests together have filled their four gigabytes', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const guest = await server.aUser({ isGuest: true });
    const [row, bytes, created_at] = [
      { conversation_id: chat, owner_id: guest.id },
      4 * 1024 ** 3,
      new Date(),
    ];
    await server.db('chat_blobs').insert({ ...row, id: randomUUID(), bytes, created_at });
    expect((await bring(amber.http, chat)).status).toBe(200);
    await server.db('users').where({ id: basalt.user.id }).update({ demo_until: '9999-12-31' });
    expect((await bring(basalt.http, chat)).body.code).toBe('media.guests-full');
    await server.db('chat_blobs').where(row).delete();
    expect((await bring(basalt.http, chat)).status).toBe(200);
  });

  it.each(['blobs', 'send-media'])('of a disk that is nearly full nothing is read: %s', async (path) => {
    const { amber, chat } = await aPair(server);
    const few = { bavail: 1000, bsize: 4096 } as fs.StatsFs;
    jest.spyOn(fsp, 'statfs').mockImplementation((async () => few) as unknown as typeof fsp.statfs);
    const before = await files(server);
    const answer = await sendForm<Blob>(amber.http, `/api/chat/${path}?chat_id=${chat}`, [
      ['media', randomBytes(5000)],
    ]);
    expect([answer.status, answer.body.code]).toEqual([507, 'media.no-space']);
    expect(await files(server)).toEqual(before);
    expect(await server.db('chat_blobs').where({ conversation_id: chat })).toEqual([]);
  });
});

describe('POST /chat/send-media', () => {
  const server = testPlaza();

  it('takes so many letters beside its files, as messages do', async () => {
    const { amber, chat } = await aPair(server);
    const entries = [
      ['content', 'x'.repeat(CHAT_LIMITS.contentLength)],
      ['client_id', 'client-id-of-16-letters'],
      ['media', randomBytes(100)],
    ] as const;
    const statuses = new Set<number>();
    for (let time = 0; time < 26; time += 1) {
      const answers = Array.from({ length: 10 }, () =>
        sendForm<Sent>(amber.http, `/api/chat/send-media?chat_id=${chat}`, entries),
      );
      for (const { status } of await Promise.all(answers)) statuses.add(status);
    }
    expect(statuses).toContain(429);
  });

  async function form(device: TestDevice, chat: string, text = 'look') {
    const { content, client_id, epoch } = await device.message(chat, text);
    const fields: (readonly [string, string])[] = [
      ['content', content],
      ['client_id', client_id],
    ];
    if (epoch) fields.push(['epoch', JSON.stringify(epoch)]);
    return fields;
  }
  const send = (device: TestDevice, chat: string, entries: Parameters<typeof aForm>[0]) =>
    sendForm<Sent>(device.http, `/api/chat/send-media?chat_id=${chat}`, entries);

  it('[7.3-1] keeps the file and the message in one step, and answers id and address', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const bytes = randomBytes(3000);
    const { status, body } = await send(amber, chat, [...(await form(amber, chat)), ['media', bytes]]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: expect.any(String),
      content: expect.stringMatching(/^\/sealed\//),
      sealed: expect.stringMatching(/^p1\./),
      is_image: true,
    });
    const fetched = await server.as(null).fetch(body.content ?? '');
    expect(Buffer.from(await fetched.arrayBuffer()).equals(bytes)).toBe(true);
    await basalt.learn(chat, [amber.keys]);
    expect(basalt.read(body, amber.keys.keyId)).toBe('look');
  });

  it('makes one message of a retry, and keeps one file', async () => {
    const { amber, chat } = await aPair(server);
    const entries = [...(await form(amber, chat)), ['media', randomBytes(100)] as const];
    const [one, other] = [await send(amber, chat, entries), await send(amber, chat, entries)];
    expect(other.body.id).toBe(one.body.id);
    await server.runJobs();
    expect(await server.db('chat_blobs').where({ conversation_id: chat })).toHaveLength(1);
  });

  it('leaves nothing behind when the message is refused', async () => {
    const { amber, chat } = await aPair(server);
    const good = await form(amber, chat);
    const media = ['media', randomBytes(100)] as const;
    const swap = (name: string, value: string) =>
      good.map((one) => (one[0] === name ? ([name, value] as const) : one));
    const refused = [
      [media],
      [...swap('content', 'hello'), media],
      [...swap('epoch', 'not json'), media],
      [...swap('client_id', 'x'), media],
      [...good, ['expires_seconds', 'soon'] as const, media],
      good,
    ];
    const before = await files(server);
    for (const entries of refused) expect((await send(amber, chat, entries)).status).toBe(400);
    await server.runJobs();
    expect(await server.db('chat_blobs').where({ conversation_id: chat })).toEqual([]);
    expect(await files(server)).toEqual(before);
  });
});
