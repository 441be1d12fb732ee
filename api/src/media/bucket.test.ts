import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media as MediaAnswer } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import { sendForm } from './testing/aForm.ts';
import { aPicture, aVideo } from './testing/pictures.ts';
import { TestS3 } from './testing/TestS3.ts';

const bucket = new TestS3();
const env: Record<string, string> = {};
beforeAll(async () => {
  const { endpoint, bucket: name, region, keyId, secret } = await bucket.open();
  Object.assign(env, {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_KEY_ID: keyId,
    S3_SECRET: secret,
  });
});
const server = testPlaza({ env });
afterAll(() => bucket.close());

describe('a server with a bucket', () => {
  const upload = async (file: Buffer) =>
    sendForm<MediaAnswer>(server.as(await server.aUser()), '/api/media', [['media', file]]);

  it('keeps its files there and nothing here', async () => {
    const { body } = await upload(await aPicture(500, 300));
    expect([...bucket.objects.keys()].sort()).toEqual(
      ['400.avif', '400.webp', '500.avif', '500.webp'].map((name) => `${body.id}/${name}`),
    );
    expect((await server.as(null).fetch(body.url)).headers.get('content-type')).toBe('image/webp');
    expect(await readdir(join(server.dataDir, 'media', '.incoming'))).toEqual([]);
  });

  it('plays a video from the middle', async () => {
    const { body } = await upload(aVideo());
    const response = await server.as(null).fetch(body.url, { headers: { range: 'bytes=500-599' } });
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([206, 100]);
  });

  it('stores nothing when the bucket fails on the way', async () => {
    bucket.objects.clear();
    bucket.failWith = 500;
    const answer = await upload(await aPicture(300, 200));
    expect(answer.status).toBe(500);
    expect([...bucket.objects.keys()]).toEqual([]);
    expect(await readdir(join(server.dataDir, 'media', '.incoming'))).toEqual([]);
  });
});
