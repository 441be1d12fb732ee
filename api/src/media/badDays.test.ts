import { Writable } from 'node:stream';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { sendForm } from './testing/aForm.ts';
import { aPicture, aVideo } from './testing/pictures.ts';

const house = testPlaza();
let amber: User;
let picture: Buffer;

beforeAll(async () => {
  amber = await house.aUser();
  picture = await aPicture(300, 200);
});
afterEach(() => jest.restoreAllMocks());

const upload = (file: Buffer) => sendForm(house.as(amber), '/api/media', [['media', file]]);
const mediaDir = () => join(house.dataDir, 'media');
async function leftovers(): Promise<string[]> {
  const entries = await fsp.readdir(mediaDir(), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((one) => one.isFile()).map(({ name }) => name);
}
const rows = () => house.db('media').select('id');

const BOUNDARY = 'x-the-boundary';
const opening = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="media"; filename="a"\r\n\r\n`;

/** Begins an upload by hand, and lets the test end it as it likes. */
async function beginUpload(length: number) {
  const sent = request(`${house.url}/api/media`, {
    method: 'POST',
    headers: {
      authorization: await house.bearerOf(amber),
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

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
}

describe('an upload that is cut off', () => {
  it('in the middle of a file leaves nothing behind', async () => {
    const { sent, answer } = await beginUpload(1_000_000);
    sent.write(Buffer.concat([Buffer.from(opening), picture]));
    await until(async () => (await leftovers()).length === 1);
    sent.destroy();
    await expect(answer).rejects.toThrow();
    await until(async () => (await leftovers()).length === 0);
    expect(await rows()).toEqual([]);
  });

  it('by a form without its end is told so', async () => {
    const body = Buffer.concat([Buffer.from(opening), picture]);
    const { sent, answer } = await beginUpload(body.length);
    sent.end(body);
    expect(await answer).toEqual({ status: 400, code: 'media.cut-off' });
    expect([await leftovers(), await rows()]).toEqual([[], []]);
  });
});

describe('a full disk', () => {
  const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const noRoom = { status: 507, body: { code: 'media.no-room', error: expect.stringContaining('no room') } };

  it('while a file comes is said in a sentence, and nothing stays', async () => {
    jest
      .spyOn(fs, 'createWriteStream')
      .mockImplementation(
        () => new Writable({ write: (_chunk, _encoding, done) => done(full()) }) as fs.WriteStream,
      );
    expect(await upload(picture)).toMatchObject(noRoom);
    expect([await leftovers(), await rows()]).toEqual([[], []]);
  });

  it('while the sizes are stored takes back the ones before', async () => {
    const write = fsp.writeFile;
    let written = 0;
    jest.spyOn(fsp, 'writeFile').mockImplementation(async (...all) => {
      written += 1;
      if (written > 1) throw full();
      return write(...all);
    });
    expect(await upload(picture)).toMatchObject(noRoom);
    expect(written).toBe(2);
    expect([await leftovers(), await rows()]).toEqual([[], []]);
  });

  it('that is nearly so refuses before anything is read', async () => {
    const few = { bavail: 1000, bsize: 4096 } as fs.StatsFs;
    jest.spyOn(fsp, 'statfs').mockImplementation((async () => few) as unknown as typeof fsp.statfs);
    expect(await upload(picture)).toMatchObject(noRoom);
    expect(await leftovers()).toEqual([]);
  });
});

it('a store that fails is our fault: said calmly, and nothing stays', async () => {
  jest.spyOn(fsp, 'rename').mockRejectedValue(new Error('the disk is on fire'));
  const answer = await upload(aVideo());
  expect(answer).toMatchObject({ status: 500, body: { code: 'http.unexpected' } });
  jest.restoreAllMocks();
  expect([await leftovers(), await rows()]).toEqual([[], []]);
});

it('a file is no longer read once it is known to be wrong', async () => {
  const body = Buffer.concat([Buffer.from(opening), Buffer.from('<!doctype html>'.repeat(10))]);
  const { sent, answer } = await beginUpload(90 * 1024 * 1024);
  sent.write(body);
  // The answer comes while most of the body is still to be sent.
  expect(await answer).toEqual({ status: 415, code: 'media.wrong-type' });
  sent.destroy();
  expect(await leftovers()).toEqual([]);
});

it('reading goes on while pictures are made', async () => {
  const big = await aPicture(1700, 1100);
  const uploads = Promise.all(Array.from({ length: 3 }, () => upload(big)));
  const finished = jest.fn();
  void uploads.then(finished);
  let read = 0;
  for (; read < 10; read += 1) expect((await house.as(amber).get('/api/account')).status).toBe(200);
  expect(finished).not.toHaveBeenCalled();
  expect((await uploads).map(({ status }) => status)).toEqual([200, 200, 200]);
});
