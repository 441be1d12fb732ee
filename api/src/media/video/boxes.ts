import type { FileHandle } from 'node:fs/promises';

/** One box of an MP4, by where it lies in the file. */
export interface Box {
  type: string;
  at: number;
  content: number;
  end: number;
}

const BLANK = Buffer.alloc(64 * 1024);

/** The box that begins here, unless it makes no sense. */
export async function readBox(file: FileHandle, at: number, end: number): Promise<Box | undefined> {
  const head = Buffer.alloc(16);
  await file.read(head, 0, 16, at);
  const short = head.readUInt32BE(0);
  const headSize = short === 1 ? 16 : 8;
  // 0: to the end of the file. 1: the size follows in eight bytes.
  const size = short === 0 ? end - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
  if (size < headSize || at + size > end) return undefined;
  return { type: head.toString('latin1', 4, 8), at, content: at + headSize, end: at + size };
}

/** Makes it a box that nobody reads, of zeros. */
export async function blank(file: FileHandle, { at, content, end }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  await zero(file, content, end);
}

export async function zero(file: FileHandle, start: number, end: number): Promise<void> {
  for (let from = start; from < end; from += BLANK.length) {
    await file.write(BLANK, 0, Math.min(BLANK.length, end - from), from);
  }
}
