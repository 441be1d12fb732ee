/**
 * How many pixels a picture has, by its own first bytes: a few kilobytes can unfold to gigabytes. Nothing where it does
 * not say so.
 */
export function pixelsOf(type: string, bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return READERS[type]?.(view);
  } catch (error) {
    // It ends before it has said so.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const READERS: Record<string, (view: DataView) => number | undefined> = {
  'image/png': (view) => (wordAt(view, 12) === 'IHDR' ? view.getUint32(16) * view.getUint32(20) : undefined),
  'image/jpeg': ofJpeg,
  'image/gif': ofGif,
  'image/webp': ofWebp,
  'image/avif': ofAvif,
};

function wordAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));
}

/** Markers stand between parts, and what stands between parts and is none is passed over, as decoders do. */
function ofJpeg(view: DataView): number | undefined {
  for (let at = 2; ; at += 1) {
    const marker = view.getUint16(at);
    if (marker <= 0xff00 || marker === 0xffff) continue;
    // The picture itself begins, or it is over.
    if (marker === 0xffda || marker === 0xffd9) return undefined;
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    const standsAlone = marker === 0xff01 || (marker >= 0xffd0 && marker <= 0xffd8);
    at += standsAlone ? 1 : 1 + view.getUint16(at + 2);
  }
}

/** A first picture that is larger than what they all stand on makes that larger. */
function ofGif(view: DataView): number {
  const short = (at: number) => view.getUint16(at, true);
  const flags = view.getUint8(10);
  let at = 13 + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  while (view.getUint8(at) === 0x21) {
    at += 2;
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  const width = Math.max(short(6), short(at + 1) + short(at + 5));
  return width * Math.max(short(8), short(at + 3) + short(at + 7));
}

function ofWebp(view: DataView): number | undefined {
  const kind = wordAt(view, 12);
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (kind === 'VP8X') return (1 + three(24)) * (1 + three(27));
  if (kind === 'VP8 ') return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
  if (kind !== 'VP8L') return undefined;
  const both = view.getUint32(21, true);
  return (1 + (both & 0x3fff)) * (1 + ((both >>> 14) & 0x3fff));
}

/** Of all sizes in it the largest: of the picture, of what it is put together from, and of one that moves. */
function ofAvif(view: DataView): number | undefined {
  const sizes: number[] = [];
  for (let at = 0; at + 8 < view.byteLength; at += 1) {
    // Both names begin with a letter that few bytes are.
    const first = view.getUint8(at);
    if (first !== 0x69 && first !== 0x74) continue;
    const name = wordAt(view, at);
    if (name === 'ispe') sizes.push(view.getUint32(at + 8) * view.getUint32(at + 12));
    // A track says its size in whole pixels and parts of them, behind times that are longer in its second version.
    if (name === 'tkhd') {
      const end = at + (view.getUint8(at + 4) === 1 ? 92 : 80);
      sizes.push(view.getUint16(end) * view.getUint16(end + 4));
    }
  }
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}
