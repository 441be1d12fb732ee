import type { ReadAt, Track } from './readCodecs.ts';

/** The index of a long film is some megabytes. */
const MOST_INDEX = 24 * 1024 * 1024;
const MOST_BOXES = 200;

interface Box {
  type: string;
  content: number;
  end: number;
}

/** Looks for the index of an MP4, at its beginning or at its end, and reads what each track is. */
export async function mp4Codecs(bytes: number, readAt: ReadAt): Promise<Track[]> {
  for (let at = 0, boxes = 0; at + 8 <= bytes && boxes < MOST_BOXES; boxes += 1) {
    const box = boxIn(await readAt(at, 16), 0, { size: bytes - at });
    if (!box) return [];
    if (box.type === 'moov') {
      const length = box.end - box.content;
      return length > MOST_INDEX ? [] : tracksIn(await readAt(at + box.content, length));
    }
    at += box.end;
  }
  return [];
}

function tracksIn(index: Buffer): Track[] {
  return boxesIn(index).flatMap((trak) => {
    if (trak.type !== 'trak') return [];
    const media = child(index.subarray(trak.content, trak.end), 'mdia');
    const handler = media && child(media, 'hdlr')?.toString('latin1', 8, 12);
    const kind = handler === 'vide' ? 'picture' : handler === 'soun' ? 'sound' : undefined;
    const inside = media && child(media, 'minf');
    const table = inside && child(inside, 'stbl');
    const samples = table && child(table, 'stsd');
    // Version, flags and the number of descriptions, then the first of them: its size and its name.
    const codec = samples?.toString('latin1', 12, 16);
    // Time codes, chapters and places are tracks too, which players leave alone.
    return kind && codec ? [{ kind, codec }] : [];
  });
}

function child(parent: Buffer, type: string): Buffer | undefined {
  const box = boxesIn(parent).find((one) => one.type === type);
  return box && parent.subarray(box.content, box.end);
}

function boxesIn(parent: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= parent.length && boxes.length < MOST_BOXES;) {
    const box = boxIn(parent, at, { size: parent.length - at });
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box that begins here. A size of 0 reaches to the end, and 1 says that the size follows in eight bytes. */
function boxIn(bytes: Buffer, at: number, { size: most }: { size: number }): Box | undefined {
  if (at + 8 > bytes.length) return undefined;
  const short = bytes.readUInt32BE(at);
  if (short === 1 && at + 16 > bytes.length) return undefined;
  const size = short === 0 ? most : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
  const head = short === 1 ? 16 : 8;
  if (size < head || size > most) return undefined;
  return { type: bytes.toString('latin1', at + 4, at + 8), content: at + head, end: at + size };
}
