import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { MediaStore } from './MediaStore.ts';
import { type Silence, watchSilence } from './watchSilence.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
}

/** Who asks a store that says nothing for so long hears that it failed. A large file may take its time. */
const SILENCE_MS = 60_000;

/** Files in a bucket that speaks S3. The bucket stays closed to the world: every file goes through this server. */
export function s3Store(
  { endpoint, bucket, region, keyId, secret }: S3Settings,
  { silenceMs = SILENCE_MS } = {},
): MediaStore {
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
      const silence = watchSilence(silenceMs);
      const isBytes = Buffer.isBuffer(source);
      const body = Readable.from(heard(isBytes ? slices(source) : createReadStream(source.path), silence));
      const bytes = isBytes ? source.length : source.bytes;
      try {
        const answer = await ask(key, {
          method: 'PUT',
          headers: { 'content-type': type, 'content-length': String(bytes) },
          // The two kinds of web streams are one.
          body: Readable.toWeb(body) as NonNullable<RequestInit['body']>,
          duplex: 'half',
          signal: silence.signal,
        });
        await settle(answer, `store ${key}`);
      } finally {
        silence.rest();
        body.destroy();
      }
    },

    async read(key, range) {
      const silence = watchSilence(silenceMs);
      try {
        const answer = await ask(key, {
          ...(range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {}),
          signal: silence.signal,
        });
        if (answer.status === 404) {
          await answer.body?.cancel();
          return undefined;
        }
        if (!answer.ok || !answer.body) return await settle(answer, `read ${key}`);
        return readableOf(answer.body, silence);
      } finally {
        silence.rest();
      }
    },

    async delete(keys) {
      for (const key of keys) {
        const silence = watchSilence(silenceMs);
        try {
          const answer = await ask(key, { method: 'DELETE', signal: silence.signal });
          if (answer.status !== 404) await settle(answer, `delete ${key}`);
        } finally {
          silence.rest();
        }
      }
    },
  };
}

const SLICE_BYTES = 64 * 1024;

/** Piece by piece, so that it is seen whether anybody takes them. */
function* slices(bytes: Buffer): Iterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) yield bytes.subarray(at, at + SLICE_BYTES);
}

async function* heard(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  silence: Silence,
): AsyncIterable<Uint8Array> {
  for await (const piece of pieces) {
    silence.begin();
    yield piece;
  }
  silence.begin();
}

/** What comes from the store. Who reads it may rest: only what they wait for counts as silence. */
function readableOf(body: ReadableStream<Uint8Array>, silence: Silence): Readable {
  const stream = Readable.from(piecesOf(body, silence), { objectMode: false });
  // Nobody wants the rest.
  stream.once('close', () => silence.giveUp());
  return stream;
}

async function* piecesOf(body: ReadableStream<Uint8Array>, silence: Silence): AsyncIterable<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    silence.begin();
    const { done, value } = await reader.read().finally(() => silence.rest());
    if (done) return;
    yield value;
  }
}

async function settle(answer: Response, act: string): Promise<undefined> {
  const words = await answer.text();
  if (answer.ok) return undefined;
  throw new Error(`The object store would not ${act}: ${answer.status} ${words.slice(0, 300)}`);
}
