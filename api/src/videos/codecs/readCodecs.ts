import { mp4Codecs } from './mp4Codecs.ts';

/** Reads so many bytes from a place of a file; fewer where it ends. */
export type ReadAt = (at: number, length: number) => Promise<Buffer>;

export interface Track {
  kind: 'picture' | 'sound';
  /** As the container calls it: `avc1`, `hvc1`, `V_VP9`. */
  codec: string;
}

/** The tracks of a WebM are told near its beginning. */
const WEBM_HEAD = 512 * 1024;

/** How pictures and sound of a file are coded. Nothing where the file makes no sense. */
export async function readCodecs(
  { format, bytes }: { format: string; bytes: number },
  readAt: ReadAt,
): Promise<Track[]> {
  return format === 'mp4'
    ? mp4Codecs(bytes, readAt)
    : webmCodecs(await readAt(0, Math.min(bytes, WEBM_HEAD)));
}

/** A CodecID is the element 0x86, its length in one byte, and its name. */
function webmCodecs(head: Buffer): Track[] {
  const names = head.toString('latin1').matchAll(/\x86[\x83-\xbf]([VA])(_[A-Z0-9/_]+)/g);
  return [...names].map(([, kind = '', name = '']) => ({
    kind: kind === 'V' ? 'picture' : 'sound',
    codec: kind + name,
  }));
}

const PLAYED = new Set([
  ...['avc1', 'avc3', 'vp08', 'vp09', 'av01', 'V_VP8', 'V_VP9', 'V_AV1'],
  ...['mp4a', 'Opus', 'fLaC', '.mp3', 'A_OPUS', 'A_VORBIS'],
]);

const NAMES: Readonly<Record<string, string>> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  mp4v: 'MPEG-4 Part 2',
  apcn: 'ProRes',
  apch: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
  jpeg: 'Motion JPEG',
  'ac-3': 'AC-3 sound',
  'ec-3': 'E-AC-3 sound',
  sowt: 'uncompressed sound',
  twos: 'uncompressed sound',
  lpcm: 'uncompressed sound',
};

/** The name of what keeps a browser from playing it, or undefined where every browser plays it. */
export function unplayable(tracks: readonly Track[]): string | undefined {
  if (!tracks.some(({ kind }) => kind === 'picture')) return 'a file without a picture';
  const odd = tracks.find(({ codec }) => !PLAYED.has(codec));
  return odd && (NAMES[odd.codec] ?? `“${odd.codec.replace(/[^\w .-]/g, '?')}”`);
}
