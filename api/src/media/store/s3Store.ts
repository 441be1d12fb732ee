import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { MediaStore } from './MediaStore.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
}

/** Files in a bucket that speaks S3. The bucket stays closed to the world: every file goes through this server. */
export function s3Store({ endpoint, bucket, region, keyId, secret }: S3Settings): MediaStore {
  const aws = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    // A stream can be sent once only; the visitor, or the job, tries again.
    retries: 0,
  });
  const addressOf = (key: string) => `${endpoint}/${bucket}/${key}`;

  async function ask(
    key: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string>; duplex?: 'half' },
  ): Promise<Response> {
    const signed = await aws.sign(addressOf(key), {
      method: init.method ?? 'GET',
      headers: { ...init.headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    });
    return fetch(signed.url, { ...init, headers: signed.headers });
  }

  return {
    async put(key, source, type) {
      const isBytes = Buffer.isBuffer(source);
      const body = isBytes ? new Uint8Array(source) : Readable.toWeb(createReadStream(source.path));
      const bytes = isBytes ? source.length : source.bytes;
      const answer = await ask(key, {
        method: 'PUT',
        headers: { 'content-type': type, 'content-length': String(bytes) },
        body: body as NonNullable<RequestInit['body']>,
        duplex: 'half',
      });
      await settle(answer, `store ${key}`);
    },

    async read(key, range) {
      const answer = await ask(key, {
        ...(range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {}),
      });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      if (!answer.ok || !answer.body) await settle(answer, `read ${key}`);
      return Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
    },

    async delete(keys) {
      for (const key of keys) {
        const answer = await ask(key, { method: 'DELETE' });
        if (answer.status !== 404) await settle(answer, `delete ${key}`);
      }
    },
  };
}

async function settle(answer: Response, act: string): Promise<void> {
  const words = await answer.text();
  if (answer.ok) return;
  throw new Error(`The object store would not ${act}: ${answer.status} ${words.slice(0, 300)}`);
}
