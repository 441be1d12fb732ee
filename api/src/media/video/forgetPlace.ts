import { open, type FileHandle } from 'node:fs/promises';
import { blank, readBox } from './boxes.ts';
import { type Budget, forgetTrack } from './forgetTrack.ts';

/** Boxes of an MP4 in which cameras write where they were, who owns them, and the like. No player needs them. */
const TELLTALE = new Set(['udta', 'meta', 'uuid']);
/** What is looked into, by how deep it lies: the film, and in it each of its tracks. */
const OPENED = ['moov', 'trak'];
const MOST_BOXES = 5_000;
/** Runs of measurements between the pictures. */
const MOST_PIECES = 20_000;

/**
 * Blanks what an MP4 tells beside its pictures and sound, also in tracks of a camera's own, without moving a byte of the
 * rest: the boxes become `free` and their content zeros. A file whose boxes make no sense is left for the player to judge,
 * and so is what lies behind more boxes than a film has.
 */
export async function forgetPlace(path: string, { mostBoxes = MOST_BOXES } = {}): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const budget = { boxes: mostBoxes, pieces: MOST_PIECES, bytes: size };
    await forgetWithin(file, { start: 0, end: size, depth: 0 }, budget);
  } finally {
    await file.close();
  }
}

async function forgetWithin(
  file: FileHandle,
  { start, end, depth }: { start: number; end: number; depth: number },
  budget: Budget & { boxes: number },
): Promise<void> {
  for (let at = start; at + 8 <= end && budget.boxes > 0;) {
    // Before it is looked into: counted on the way back, boxes within boxes would all be open before one counts.
    budget.boxes -= 1;
    const box = await readBox(file, at, end);
    if (!box) return;
    if (TELLTALE.has(box.type)) await blank(file, box);
    else if (box.type === OPENED[depth] && !(box.type === 'trak' && (await forgetTrack(file, box, budget))))
      await forgetWithin(file, { start: box.content, end: box.end, depth: depth + 1 }, budget);
    at = box.end;
  }
}
