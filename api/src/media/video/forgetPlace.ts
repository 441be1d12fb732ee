import { open, type FileHandle } from 'node:fs/promises';

/** Boxes of an MP4 in which cameras write where they were, who owns them, and the like. No player needs them. */
const TELLTALE = new Set(['udta', 'meta', 'uuid']);
/** What is looked into, by how deep it lies: the film, and in it each of its tracks. */
const OPENED = ['moov', 'trak'];
const MOST_BOXES = 5_000;
const BLANK = Buffer.alloc(64 * 1024);

/**
 * Blanks what an MP4 tells beside its pictures and sound, without moving a byte of the rest: the boxes become
 * `free` and their content zeros. A file whose boxes make no sense is left for the player to judge, and so is what lies
 * behind more boxes than a film has.
 */
export async function forgetPlace(path: string, { mostBoxes = MOST_BOXES } = {}): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    await forgetWithin(file, { start: 0, end: size, depth: 0 }, { left: mostBoxes });
  } finally {
    await file.close();
  }
}

async function forgetWithin(
  file: FileHandle,
  { start, end, depth }: { start: number; end: number; depth: number },
  boxes: { left: number },
): Promise<void> {
  for (let at = start; at + 8 <= end && boxes.left > 0;) {
    // Before it is looked into: counted on the way back, boxes within boxes would all be open before one counts.
    boxes.left -= 1;
    const box = await readBox(file, at, end);
    if (!box) return;
    if (TELLTALE.has(box.type)) await blank(file, box);
    else if (box.type === OPENED[depth])
      await forgetWithin(file, { start: box.content, end: box.end, depth: depth + 1 }, boxes);
    at = box.end;
  }
}

interface Box {
  type: string;
  at: number;
  content: number;
  end: number;
}

async function readBox(file: FileHandle, at: number, end: number): Promise<Box | undefined> {
  const head = Buffer.alloc(16);
  await file.read(head, 0, 16, at);
  const short = head.readUInt32BE(0);
  const headSize = short === 1 ? 16 : 8;
  // 0: to the end of the file. 1: the size follows in eight bytes.
  const size = short === 0 ? end - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
  if (size < headSize || at + size > end) return undefined;
  return { type: head.toString('latin1', 4, 8), at, content: at + headSize, end: at + size };
}

async function blank(file: FileHandle, { at, content, end }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  for (let from = content; from < end; from += BLANK.length) {
    await file.write(BLANK, 0, Math.min(BLANK.length, end - from), from);
  }
}
