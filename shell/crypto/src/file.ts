import { type Bytes, fromBase64Url, joined, numberBytes, randomBytes, toBase64Url, utf8 } from './bytes.ts';
import { CryptoError, orRefuse } from './CryptoError.ts';

export const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
/** Chunk i of a sealed file begins at i times this, so that a part can be fetched and opened by itself. */
export const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

/** What a message holds of a file: with it and the sealed bytes the file opens. */
export interface FileKey {
  /** 32 random bytes as base64url, for this file alone. */
  key: string;
  /** How long it really is; the sealed one is padded. */
  bytes: number;
  /** What it is for: a thumbnail never passes for the picture. */
  purpose: string;
}

export interface SealedFile extends FileKey {
  sealed: Blob;
}

/** Seals a file in chunks. `onProgress` hears how far it is, 0 to 1. */
export async function sealFile(
  file: Blob,
  purpose: string,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<SealedFile> {
  const raw = randomBytes(32);
  const about: FileKey = { key: toBase64Url(raw), bytes: file.size, purpose };
  const cipher = await cipherOf(about, 'encrypt');
  const length = paddedLength(file.size);
  const count = chunkCount(length);
  const parts: BlobPart[] = [];
  for (let index = 0; index < count; index += 1) {
    signal?.throwIfAborted();
    const end = Math.min(length, (index + 1) * CHUNK_BYTES);
    const chunk = new Uint8Array(end - index * CHUNK_BYTES);
    chunk.set(new Uint8Array(await file.slice(index * CHUNK_BYTES, end).arrayBuffer()));
    parts.push(await crypto.subtle.encrypt(paramsOf(about, index, count), cipher, chunk));
    onProgress?.((index + 1) / count);
  }
  return { ...about, sealed: new Blob(parts, { type: 'application/octet-stream' }) };
}

/** Opens a whole file. One that was cut, lengthened or put together from others is refused. */
export async function openFile(sealed: Bytes, about: FileKey): Promise<Bytes> {
  const { count } = layoutOf(about);
  if (sealed.length !== sealedLength(about)) throw new CryptoError('tampered', 'a file of another length');
  const cipher = await cipherOf(about, 'decrypt');
  const chunks: Bytes[] = [];
  for (let index = 0; index < count; index += 1) {
    const chunk = sealed.slice(index * SEALED_CHUNK_BYTES, (index + 1) * SEALED_CHUNK_BYTES);
    chunks.push(await openOne(cipher, about, index, chunk));
  }
  return joined(...chunks).slice(0, about.bytes);
}

/** Opens one chunk by itself: for a transfer that goes on where it broke. */
export async function openChunk(chunk: Bytes, index: number, about: FileKey): Promise<Bytes> {
  const opened = await openOne(await cipherOf(about, 'decrypt'), about, index, chunk);
  return opened.slice(0, Math.max(0, about.bytes - index * CHUNK_BYTES));
}

/** How many bytes the sealed file has. */
export function sealedLength(about: Pick<FileKey, 'bytes'>): number {
  const { length, count } = layoutOf(about);
  return length + count * TAG_BYTES;
}

/** At most 6 % more, to one of few lengths: the length of a picture would tell which picture it is. */
function paddedLength(bytes: number): number {
  if (bytes < 2) return bytes;
  const bits = Math.floor(Math.log2(bytes));
  const step = 2 ** Math.max(0, bits - 4);
  return Math.ceil(bytes / step) * step;
}

function layoutOf({ bytes }: Pick<FileKey, 'bytes'>) {
  const length = paddedLength(bytes);
  return { length, count: chunkCount(length) };
}

function chunkCount(length: number): number {
  return Math.max(1, Math.ceil(length / CHUNK_BYTES));
}

async function openOne(cipher: CryptoKey, about: FileKey, index: number, chunk: Bytes): Promise<Bytes> {
  const open = () => crypto.subtle.decrypt(paramsOf(about, index, layoutOf(about).count), cipher, chunk);
  return new Uint8Array(await orRefuse(open, 'tampered', `chunk ${index} of a file`));
}

/** The IV is where the chunk stands, and whether it is the last: none can be moved, and none can be left out. */
function paramsOf({ purpose, bytes }: FileKey, index: number, count: number): AesGcmParams {
  const isLast = index === count - 1 ? 1 : 0;
  const iv = joined(numberBytes(isLast, 1), numberBytes(index, 11));
  return { name: 'AES-GCM', iv, additionalData: utf8(['plaza chat file', purpose, bytes].join('\n')) };
}

function cipherOf({ key }: FileKey, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64Url(key), 'AES-GCM', false, [use]);
}
