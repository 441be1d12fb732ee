import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MEDIA_LIMITS } from '@plaza/api-contract';
import { HEAD_BYTES, kindOf, type FileKind } from '../kindOf.ts';
import { brokenMedia, mediaTooLarge, notPicture, wrongType } from '../media.errors.ts';
import { untilNearlyFull } from '../untilNearlyFull.ts';
import type { ReceivedFile } from './ReceivedFile.ts';

/**
 * Writes one file of a form into the folder while it comes, and stops at the first byte that is one too many
 * or shows that it is not what may be sent. The path is told before anything is written.
 */
export async function takeFile(
  stream: Readable,
  { folder, kinds, onPath, signal }: Taking,
): Promise<ReceivedFile> {
  const path = join(folder, randomUUID());
  onPath(path);
  const guard = guardOf(kinds);
  const file = createWriteStream(path, { mode: 0o600 });
  // A file that is still being opened when the reading ends would be made after it was taken away.
  const closed = new Promise<void>((resolve) => file.once('close', resolve));
  await pipeline(stream, guard.through, untilNearlyFull(folder), file, { signal }).finally(() => closed);
  const { found, bytes } = guard;
  if (bytes === 0) throw brokenMedia({ sentence: 'That file is empty.' });
  // Shorter than the bytes that tell: nothing we know is.
  if (!found) throw refuseType(kinds);
  return { ...found, path, bytes };
}

interface Taking {
  folder: string;
  kinds: readonly FileKind['kind'][];
  onPath: (path: string) => void;
  signal: AbortSignal;
}

function guardOf(kinds: Taking['kinds']) {
  let head = Buffer.alloc(0);
  const guard = {
    bytes: 0,
    found: undefined as FileKind | undefined,
    through: new Transform({
      transform(chunk: Buffer, _encoding, pass) {
        guard.bytes += chunk.length;
        if (!guard.found) {
          head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
          guard.found = kindOf(head);
          const isKnown = guard.found !== undefined && kinds.includes(guard.found.kind);
          if (!isKnown && head.length >= HEAD_BYTES) return pass(refuseType(kinds));
        }
        const most = limitOf(guard.found?.kind);
        if (guard.bytes > most) return pass(mediaTooLarge());
        pass(null, chunk);
      },
    }),
  };
  return guard;
}

export function limitOf(kind: FileKind['kind'] | undefined): number {
  return kind === 'video' ? MEDIA_LIMITS.videoBytes : MEDIA_LIMITS.imageBytes;
}

function refuseType(kinds: Taking['kinds']) {
  return kinds.includes('video') ? wrongType() : notPicture();
}
