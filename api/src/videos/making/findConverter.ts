import type { Config } from '../../config.ts';
import { runChild } from './runChild.ts';

/** The two programs of ffmpeg: one looks, one works. */
export interface Converter {
  ffmpeg: string;
  ffprobe: string;
}

const PATIENCE_MS = 10_000;
const looked = new WeakMap<Config, Promise<Converter | undefined>>();

/** The converter of this machine, if it has one that writes H.264. Looked for once. */
export function findConverter(config: Config): Promise<Converter | undefined> {
  const known = looked.get(config) ?? look(config.ffmpeg);
  looked.set(config, known);
  return known;
}

async function look(ffmpeg: string): Promise<Converter | undefined> {
  if (ffmpeg === 'off') return undefined;
  const ffprobe = ffmpeg.replace(/ffmpeg(\.exe)?$/, 'ffprobe$1');
  const limits = { ms: PATIENCE_MS, signal: new AbortController().signal };
  try {
    const encoders = await runChild(ffmpeg, ['-hide_banner', '-encoders'], limits);
    await runChild(ffprobe, ['-version'], limits);
    return /\blibx264\b/.test(encoders) ? { ffmpeg, ffprobe } : undefined;
  } catch {
    return undefined;
  }
}
