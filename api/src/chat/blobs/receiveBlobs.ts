import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CHAT_LIMITS } from '@plaza/api-contract';
import busboy from 'busboy';
import { badInput } from '../../http/commonErrors.ts';
import { takeTime } from '../../http/hurry.ts';
import { HEAD_BYTES, kindOf } from '../../media/kindOf.ts';
import { isNearlyFull } from '../../media/isNearlyFull.ts';
import { cutOff, noSpace, notForm, tooManyFiles } from '../../media/media.errors.ts';
import { untilNearlyFull } from '../../media/untilNearlyFull.ts';
import { fileTooLarge, notEncrypted } from '../chat.errors.ts';

/** An encrypted file in a temporary place. */
export interface ReceivedBlob {
  path: string;
  bytes: number;
}

export interface BlobForm {
  fields: ReadonlyMap<string, string>;
  blobs: readonly ReceivedBlob[];
}

export interface BlobRules {
  fields: readonly string[];
  most: number;
  folder: string;
}

const FIELD_LETTERS = 80 * 1024;

/** Lends out a form of encrypted files in the field `media`, and takes every temporary file away again. */
export async function receiveBlobs<Result>(
  request: IncomingMessage,
  rules: BlobRules,
  act: (form: BlobForm) => Promise<Result>,
): Promise<Result> {
  const paths: string[] = [];
  try {
    await mkdir(rules.folder, { recursive: true });
    if (await isNearlyFull(rules.folder)) throw noSpace();
    const { done } = takeTime(request);
    return await act(await readForm(request, rules, paths).finally(done));
  } finally {
    for (const path of paths) await rm(path, { force: true });
  }
}

async function readForm(request: IncomingMessage, rules: BlobRules, paths: string[]): Promise<BlobForm> {
  const parser = parserOf(request, rules);
  const stop = new AbortController();
  const fields = new Map<string, string>();
  const taking: Promise<ReceivedBlob>[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (name, value, { valueTruncated }) => {
        if (!rules.fields.includes(name) || valueTruncated || fields.has(name)) reject(wrongField(name));
        fields.set(name, value);
      });
      parser.on('file', (name, stream) => {
        // Whoever gives up reading must still let the rest of the form pass.
        stream.on('error', () => undefined);
        if (name !== 'media') {
          stream.resume();
          return reject(wrongField(name));
        }
        const path = join(rules.folder, randomUUID());
        paths.push(path);
        const taken = takeBlob(stream, { folder: rules.folder, path, signal: stop.signal });
        taken.catch(reject);
        taking.push(taken);
      });
      for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
        parser.on(limit, () => reject(tooManyFiles()));
      parser.on('error', () => reject(cutOff()));
      parser.on('close', resolve);
      request.on('close', () => {
        if (!request.complete) reject(cutOff());
      });
      request.pipe(parser);
    });
    return { fields, blobs: await Promise.all(taking) };
  } catch (error) {
    request.unpipe(parser);
    stop.abort();
    // The rest is read and dropped, or a browser that is still sending would not hear the answer.
    request.resume();
    await Promise.allSettled(taking);
    throw error;
  }
}

function parserOf({ headers }: IncomingMessage, { fields, most }: BlobRules) {
  const limits = { files: most, fields: fields.length + 1, fieldSize: FIELD_LETTERS, fieldNameSize: 100 };
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits });
  } catch {
    throw notForm();
  }
}

/** What shows by its first bytes that it is a picture was never encrypted: it is refused before it is all here. */
async function takeBlob(
  stream: Readable,
  { folder, path, signal }: { folder: string; path: string; signal: AbortSignal },
): Promise<ReceivedBlob> {
  let head = Buffer.alloc(0);
  let bytes = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      bytes += chunk.length;
      if (bytes > CHAT_LIMITS.blobBytes) return pass(fileTooLarge());
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
        if (kindOf(head)) return pass(notEncrypted());
      }
      pass(null, chunk);
    },
  });
  const file = createWriteStream(path, { mode: 0o600 });
  // A file that is still being opened when the reading ends would be made after it was taken away.
  const closed = new Promise<void>((resolve) => file.once('close', resolve));
  await pipeline(stream, guard, untilNearlyFull(folder), file, { signal }).finally(() => closed);
  // A tag alone is longer.
  if (bytes < 16) throw notEncrypted();
  return { path, bytes };
}

function wrongField(name: string) {
  return badInput({ fields: { [`body.${name}`]: 'Unknown, too long, or there twice.' } });
}
