import { MEDIA_LIMITS } from '@plaza/api-contract';
import sharp, { type Sharp } from 'sharp';
import { CallError } from '../../http/errors.ts';
import { brokenMedia, tooManyPixels } from '../media.errors.ts';
import type { ReceivedFile } from '../receive/ReceivedFile.ts';

// One thread for each picture: how many are made at a time is the queue's business.
sharp.concurrency(1);
sharp.cache(false);

export interface OpenedImage {
  /** As it should be seen: turned as the camera said, first frame only. */
  still(): Sharp;
  /** Everything that moves; only when there is more than one frame. */
  moving: (() => Sharp) | undefined;
  width: number;
  height: number;
}

/** Looks at a picture before anything is unpacked: what it is, and how much it would be. */
export async function openImage({
  path,
  format,
}: ReceivedFile | { path: Buffer; format: 'svg' }): Promise<OpenedImage> {
  const options = { failOn: 'error', limitInputPixels: MEDIA_LIMITS.pixels, sequentialRead: true } as const;
  const about = await readable(() => sharp(path, { ...options, limitInputPixels: false }).metadata());
  // AVIF is kept in a box that may hold its elder brother too, which nobody here can open.
  const isWhatItSays = about.format === format || (about.format === 'heif' && format === 'avif');
  if (!isWhatItSays) throw brokenMedia();
  const { width, height } = about.autoOrient;
  const frames = about.pages ?? 1;
  if (width * height * frames > MEDIA_LIMITS.pixels) throw tooManyPixels();
  return {
    still: () => sharp(path, options).autoOrient(),
    moving: frames > 1 ? () => sharp(path, { ...options, animated: true }) : undefined,
    width,
    height,
  };
}

/** What the library cannot read is the fault of the file. */
export async function readable<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof CallError) throw error;
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw isLarge ? tooManyPixels({ cause: error }) : brokenMedia({ cause: error });
  }
}
