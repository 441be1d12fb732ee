import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../errorCode.ts';
import type { Converter } from './findConverter.ts';
import { inputArgs, type Probed } from './probe.ts';
import { ChildFailed, type ChildLimits, runChild } from './runChild.ts';

/** Heights that are made, with the most that a second may weigh in kbit. A phone on a train takes the first. */
const SIZES = [
  { height: 360, rate: 900, sound: 96 },
  { height: 720, rate: 2_800, sound: 128 },
] as const;
type Size = { height: number; rate: number; sound: number };

const SECONDS_EACH = 4;

export interface MadeVideoFile {
  name: string;
  type: string;
  path: string;
  bytes: number;
}

interface Making {
  input: { path: string; format: 'mp4' | 'webm' };
  about: Probed;
  /** Where the files are made. */
  folder: string;
  /** Also as one file that every browser plays, of this name. */
  whole: string | undefined;
  mostSeconds: number;
}

/** Makes a video in several sizes, each one file and the list of its pieces, and one list of all sizes. */
export async function convert(
  { ffmpeg }: Converter,
  { input, about, folder, whole, mostSeconds }: Making,
  limits: ChildLimits,
): Promise<MadeVideoFile[]> {
  const sizes = sizesFor(about.height);
  const largest = sizes.at(-1) ?? SIZES[0];
  const outputs = sizes.flatMap((size) => [
    ...coded(size),
    ...['-force_key_frames', `expr:gte(t,n_forced*${SECONDS_EACH})`],
    ...['-f', 'hls', '-hls_time', String(SECONDS_EACH), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file'],
    ...['-hls_segment_filename', join(folder, `${size.height}.mp4`), join(folder, `${size.height}.m3u8`)],
  ]);
  const one = whole ? [...coded(largest), '-movflags', '+faststart', join(folder, whole)] : [];
  // What a file says about its length may be a lie.
  const from = ['-t', String(mostSeconds), ...inputArgs(input.path, input.format)];
  await runChild(ffmpeg, ['-nostdin', '-y', '-v', 'error', ...from, ...outputs, ...one], limits);
  await writeList(folder, sizes, about.seconds);
  const names = [...sizes.flatMap(({ height }) => [`${height}.m3u8`, `${height}.mp4`]), 'hls.m3u8'];
  if (whole) names.unshift(whole);
  return Promise.all(names.map((name) => described(folder, name)));
}

/** No size is made larger than what came. */
function sizesFor(height: number): Size[] {
  const fitting = SIZES.filter((size) => size.height <= height);
  return fitting.length > 0 ? fitting : [{ ...SIZES[0], height: height - (height % 2) }];
}

function coded({ height, rate, sound }: Size): string[] {
  return [
    ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-vf', `scale=-2:${height}`, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23'],
    ...['-threads', '2', '-maxrate', `${rate}k`, '-bufsize', `${rate * 2}k`, '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-ac', '2', '-ar', '48000', '-b:a', `${sound}k`],
  ];
}

/** The list of all sizes. A player begins with the first. */
async function writeList(folder: string, sizes: readonly Size[], seconds: number): Promise<void> {
  const lines = await Promise.all(
    sizes.map(async ({ height }) => {
      const { size } = await made(join(folder, `${height}.mp4`));
      const rate = Math.ceil((size * 8 * 1.3) / Math.max(1, seconds));
      return `#EXT-X-STREAM-INF:BANDWIDTH=${rate},NAME="${height}p"\n${height}.m3u8\n`;
    }),
  );
  await writeFile(join(folder, 'hls.m3u8'), `#EXTM3U\n#EXT-X-VERSION:7\n${lines.join('')}`);
}

async function described(folder: string, name: string): Promise<MadeVideoFile> {
  const path = join(folder, name);
  await made(path);
  if (name.endsWith('.m3u8')) await keepNamesOnly(path);
  const { size } = await stat(path);
  const type = name.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4';
  return { name, type, path, bytes: size };
}

/** Where there is nothing to convert ffmpeg writes nothing, and sees no fault in that. */
async function made(path: string): Promise<{ size: number }> {
  try {
    return await stat(path);
  } catch (cause) {
    if (errorCode(cause) !== 'ENOENT') throw cause;
    throw new ChildFailed('ffmpeg made nothing of it.', { cause });
  }
}

/** In a list the pieces stand by their name alone: where they were made is nobody's business. */
async function keepNamesOnly(path: string): Promise<void> {
  const list = await readFile(path, 'utf8');
  await writeFile(path, list.replaceAll(/[^"\s]*[/\\](\d+\.mp4)/g, '$1'));
}

/** A still from a tenth of the way in, where most films show something. */
export async function takePoster(
  { ffmpeg }: Converter,
  { input, about, folder }: Omit<Making, 'whole' | 'mostSeconds'>,
  limits: ChildLimits,
): Promise<string> {
  const path = join(folder, 'poster.jpg');
  const still = ['-map', '0:v:0', '-frames:v', '1', '-vf', 'scale=min(1280\\,iw):-2', path];
  // One that is shorter than it says has its first picture at least.
  for (const seconds of [about.seconds / 10, 0]) {
    const from = ['-ss', String(seconds), ...inputArgs(input.path, input.format)];
    await runChild(ffmpeg, ['-nostdin', '-y', '-v', 'error', ...from, ...still], limits);
    if (await stat(path).catch(() => undefined)) return path;
  }
  throw new ChildFailed('There is no picture in it.');
}
