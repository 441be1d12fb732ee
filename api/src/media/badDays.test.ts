import { Writable } from 'node:stream';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import { request } from 'node:http';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { sendForm } from './testing/aForm.ts';
import { type Door, DOORS, knock, POST_DOOR } from './testing/doors.ts';
import { aPicture, aVideo } from './testing/pictures.ts';
import { NOTHING, whatIsKept } from './testing/whatIsKept.ts';

const server = testPlaza();
let amber: User;
let picture: Buffer;

beforeAll(async () => {
  amber = await server.aUser();
  picture = await aPicture(300, 200);
});
afterEach(() => jest.restoreAllMocks());

const upload = (file: Buffer) => sendForm(server.as(amber), '/api/media', [['media', file]]);
const kept = () => whatIsKept(server);

const BOUNDARY = 'x-the-boundary';
const part = (about: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${about}\r\n\r\n`;
/** A form up to the first byte of its file. */
const opening = ({ field, beside }: Door) =>
  Buffer.from(
    [
      ...beside.map(([name, value]) => `${part(`name="${name}"`)}${value}\r\n`),
      part(`name="${field}"; filename="a"`),
    ].join(''),
  );

/** Begins an upload by hand, and lets the test end it as it likes. */
async function beginUpload({ path }: Door, length: number) {
  const sent = request(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: await server.bearerOf(amber),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': length,
    },
  });
  const answer = new Promise<{ status: number; code: string }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, code: JSON.parse(text).code }));
    });
  });
  return { sent, answer };
}

/** The disk takes so many files more. Tells how many were tried. */
function fullAfter(most: number, error: Error): () => number {
  const write = fsp.writeFile;
  let written = 0;
  jest.spyOn(fsp, 'writeFile').mockImplementation(async (...all) => {
    written += 1;
    if (written > most) throw error;
    return write(...all);
  });
  return () => written;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
}

describe.each(DOORS)('$call', (door) => {
  const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const noSpace = {
    status: 507,
    body: { code: 'media.no-space', error: expect.stringContaining('no space') },
  };
  const send = () => knock(server.as(amber), door, picture);

  it('cut off in the middle of a file leaves nothing behind', async () => {
    const { sent, answer } = await beginUpload(door, 1_000_000);
    sent.write(Buffer.concat([opening(door), picture]));
    await until(async () => (await kept()).files.length === 1);
    sent.destroy();
    await expect(answer).rejects.toThrow();
    await until(async () => (await kept()).files.length === 0);
    expect(await kept()).toEqual(NOTHING);
  });

  it('cut off by a form without its end is told so', async () => {
    const body = Buffer.concat([opening(door), picture]);
    const { sent, answer } = await beginUpload(door, body.length);
    sent.end(body);
    expect(await answer).toEqual({ status: 400, code: 'media.cut-off' });
    expect(await kept()).toEqual(NOTHING);
  });

  it('says in a sentence that the disk is full while a file comes, and nothing stays', async () => {
    jest
      .spyOn(fs, 'createWriteStream')
      .mockImplementation(
        () => new Writable({ write: (_chunk, _encoding, done) => done(full()) }) as fs.WriteStream,
      );
    expect(await send()).toMatchObject(noSpace);
    expect(await kept()).toEqual(NOTHING);
  });

  it('says so while the sizes are stored, and takes back the ones before', async () => {
    const written = fullAfter(1, full());
    expect(await send()).toMatchObject(noSpace);
    expect(written()).toBe(2);
    expect(await kept()).toEqual(NOTHING);
  });

  it('says so of a disk that is nearly full before anything is read', async () => {
    const few = { bavail: 1000, bsize: 4096 } as fs.StatsFs;
    jest.spyOn(fsp, 'statfs').mockImplementation((async () => few) as unknown as typeof fsp.statfs);
    expect(await send()).toMatchObject(noSpace);
    expect(await kept()).toEqual(NOTHING);
  });
});

it('a disk that gets nearly full while a film comes takes no more of it, and keeps nothing', async () => {
  const space = { bavail: 1_000_000, bsize: 4096 };
  jest.spyOn(fsp, 'statfs').mockImplementation((async () => {
    const now = { ...space };
    // Others take it meanwhile.
    space.bavail = 1_000;
    return now;
  }) as unknown as typeof fsp.statfs);
  expect(await upload(aVideo({ bytes: 5 * 1024 * 1024 }))).toMatchObject({
    status: 507,
    body: { code: 'media.no-space' },
  });
  expect(await kept()).toEqual(NOTHING);
});

it('a disk that is full at the second picture of a post takes back the first', async () => {
  // A picture of this size is stored in two files.
  const written = fullAfter(2, Object.assign(new Error('quota'), { code: 'EDQUOT' }));
  const answer = await knock(server.as(amber), POST_DOOR, picture, picture);
  expect(answer).toMatchObject({ status: 507, body: { code: 'media.no-space' } });
  expect(written()).toBe(3);
  expect(await kept()).toEqual(NOTHING);
});

it('a store that fails is our fault: said calmly, and nothing stays', async () => {
  jest.spyOn(fsp, 'rename').mockRejectedValue(new Error('the disk is on fire'));
  const answer = await upload(aVideo());
  expect(answer).toMatchObject({ status: 500, body: { code: 'http.unexpected' } });
  jest.restoreAllMocks();
  expect(await kept()).toEqual(NOTHING);
});

it('a file is no longer read once it is known to be wrong', async () => {
  const body = Buffer.concat([opening(POST_DOOR), Buffer.from('<!doctype html>'.repeat(10))]);
  const { sent, answer } = await beginUpload(POST_DOOR, 90 * 1024 * 1024);
  sent.write(body);
  // The answer comes while most of the body is still to be sent.
  expect(await answer).toEqual({ status: 415, code: 'media.wrong-type' });
  sent.destroy();
  expect(await kept()).toEqual(NOTHING);
});

it('reading goes on while pictures are made', async () => {
  const big = await aPicture(1700, 1100);
  const uploads = Promise.all(Array.from({ length: 3 }, () => upload(big)));
  const finished = jest.fn();
  void uploads.then(finished);
  let read = 0;
  for (; read < 10; read += 1) expect((await server.as(amber).get('/api/account')).status).toBe(200);
  expect(finished).not.toHaveBeenCalled();
  expect((await uploads).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('while a gigabyte of somebody is on its way they bring nothing more, by whatever door; others do', async () => {
  const MEDIA_DOOR = DOORS.find(({ call }) => call === 'POST /media') ?? POST_DOOR;
  const before = (await kept()).files.length;
  const begun = [await beginUpload(POST_DOOR, 1_069_000_000), await beginUpload(MEDIA_DOOR, 4_700_000)];
  begun.forEach(({ sent }, at) =>
    sent.write(Buffer.concat([opening(at === 0 ? POST_DOOR : MEDIA_DOOR), picture])),
  );
  await until(async () => (await kept()).files.length === before + begun.length);
  const film = aVideo({ bytes: 100_000 });
  for (const door of DOORS)
    expect(await knock(server.as(amber), door, film)).toMatchObject({
      status: 429,
      body: { code: 'media.too-much-at-once' },
    });
  expect((await knock(server.as(await server.aUser()), MEDIA_DOOR, film)).status).toBe(200);
  for (const { sent } of begun) sent.destroy();
  await Promise.all(begun.map(({ answer }) => expect(answer).rejects.toThrow()));
  await until(async () => (await upload(film)).status === 200);
});
