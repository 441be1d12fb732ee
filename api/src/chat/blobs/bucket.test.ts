import { randomBytes } from 'node:crypto';
import { TestS3 } from '../../media/testing/TestS3.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aPair } from '../testing/aGroup.ts';
import { bringBlob } from '../testing/bringBlob.ts';

describe('a server with a bucket', () => {
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

  it('keeps encrypted files there, in a folder of their own', async () => {
    const { amber, chat } = await aPair(server);
    const bytes = randomBytes(1000);
    const { url, id } = (await bringBlob(amber.http, chat, bytes)).body;
    expect([...bucket.objects.keys()]).toEqual([`sealed/${id}/blob`]);
    const fetched = await server.as(null).fetch(url);
    expect(Buffer.from(await fetched.arrayBuffer()).equals(bytes)).toBe(true);
  });
});
