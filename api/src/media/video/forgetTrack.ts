import type { FileHandle } from 'node:fs/promises';
import { blank, type Box, readBox, zero } from './boxes.ts';

/** What a player shows and says. Other tracks are the camera's: where it was, moment by moment. Captions come as a file. */
const PLAYED = new Set(['vide', 'soun', 'tmcd', 'hint']);
/** In one box of a track there are no more than a dozen. */
const MOST_INSIDE = 50;
/** Of each table: measurements of hours. */
const MOST_TABLE_BYTES = 4 * 1024 ** 2;

/** So much is still blanked of one film: a stranger's tables may name the same bytes for ever. */
export interface Budget {
  bytes: number;
  pieces: number;
}

/** Blanks a track that nobody plays, and before it what it wrote between the pictures. Whether it was one. */
export async function forgetTrack(file: FileHandle, track: Box, budget: Budget): Promise<boolean> {
  const media = await inside(file, track, ['mdia']);
  const header = media && (await inside(file, media, ['hdlr']));
  if (!header || header.end - header.content < 12) return false;
  if (PLAYED.has((await read(file, header)).toString('latin1', 8, 12))) return false;
  const { size } = await file.stat();
  const tables = await inside(file, media, ['minf', 'stbl']);
  for (const { start, bytes } of tables ? await piecesOf(file, tables, budget.pieces) : []) {
    const end = Math.min(start + Math.min(bytes, budget.bytes), size);
    budget.pieces -= 1;
    budget.bytes -= bytes;
    if (budget.bytes < 0) break;
    await zero(file, start, end);
  }
  await blank(file, track);
  return true;
}

async function inside(file: FileHandle, box: Box, path: readonly string[]): Promise<Box | undefined> {
  const [type, ...deeper] = path;
  if (type === undefined) return box;
  let at = box.content;
  for (let seen = 0; seen < MOST_INSIDE && at + 8 <= box.end; seen += 1) {
    const child = await readBox(file, at, box.end);
    if (!child) return undefined;
    if (child.type === type) return inside(file, child, deeper);
    at = child.end;
  }
  return undefined;
}

interface Piece {
  start: number;
  bytes: number;
}

/** Where the samples of a track lie, as far as its tables tell: each run of them that is in one piece. */
async function piecesOf(file: FileHandle, tables: Box, most: number): Promise<Piece[]> {
  const table = async (type: string) => {
    const box = await inside(file, tables, [type]);
    return box ? read(file, box) : Buffer.alloc(0);
  };
  const [sizes, runs] = [await table('stsz'), await table('stsc')];
  const [short, long] = [await table('stco'), await table('co64')];
  const starts = [
    ...rows(short, 4, most).map((at) => short.readUInt32BE(at)),
    ...rows(long, 8, most).map((at) => Number(long.readBigUInt64BE(at))),
  ];
  /** From which piece on there are so many samples in each. */
  const perPiece = rows(runs, 12, most).map((at) => ({
    first: runs.readUInt32BE(at) - 1,
    samples: runs.readUInt32BE(at + 4),
  }));
  const same = sizes.length >= 12 ? sizes.readUInt32BE(4) : 0;
  const known = Math.max(0, Math.floor((sizes.length - 12) / 4));
  let [sample, run] = [0, 0];
  return starts.map((start, piece) => {
    while ((perPiece[run + 1]?.first ?? Infinity) <= piece) run += 1;
    const samples = perPiece[run]?.samples ?? 0;
    if (same > 0) return { start, bytes: same * samples };
    let bytes = 0;
    const after = Math.min(known, sample + samples);
    for (; sample < after; sample += 1) bytes += sizes.readUInt32BE(12 + sample * 4);
    return { start, bytes };
  });
}

/** Where the rows of a table begin, after its version and their number. */
function rows(table: Buffer, bytes: number, most: number): number[] {
  const count = Math.max(0, Math.min(most, Math.floor((table.length - 8) / bytes)));
  return Array.from({ length: count }, (_, row) => 8 + row * bytes);
}

async function read(file: FileHandle, { content, end }: Box): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.min(end - content, MOST_TABLE_BYTES));
  await file.read(bytes, 0, bytes.length, content);
  return bytes;
}
