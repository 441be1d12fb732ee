import type { ChatFile } from '@plaza/api-contract';
import type { FileCache } from './FileCache.ts';
import { pictureTypeOf } from './kinds.ts';
import { pixelsOf } from './pixelsOf.ts';

/** What a picture may be that comes by itself: twenty in one message, and nobody has asked for any of them. */
const BY_ITSELF = { bytes: 512 * 1024, pixels: 4_000_000 };
/** What is decoded at all, as the server has it for pictures in posts. */
const MOST_PIXELS = 40_000_000;

/** It is not shown. `isShownWhenAsked`: unless a reader wants to see it. */
export class TooLarge extends Error {
  readonly isShownWhenAsked: boolean;

  constructor(isShownWhenAsked: boolean) {
    super('The picture is too large.');
    this.isShownWhenAsked = isShownWhenAsked;
  }
}

interface Opening {
  /** What of this device waits to be sent: it has been looked at before. */
  sealed?: Blob | undefined;
  isAsked: boolean;
}

/** A picture to show: refused where it is none, whatever the message calls it, and where it is too large. */
export async function openPicture(
  cache: FileCache,
  file: ChatFile,
  size: 'thumbnail' | 'file',
  { sealed, isAsked }: Opening,
): Promise<string> {
  const part = smallestOf(file, size);
  const isKnown = sealed !== undefined || cache.hasPicture(part.key);
  if (!isAsked && !isKnown && part.bytes > BY_ITSELF.bytes) throw new TooLarge(true);
  const purpose = part === file ? 'file' : 'thumbnail';
  return cache.picture(part, purpose, sealed, (bytes) => {
    const type = pictureTypeOf(bytes);
    if (!type) throw new Error('Not a picture.');
    if (!sealed) refuseTooLarge(pixelsOf(type, bytes) ?? Infinity, isAsked);
    return type;
  });
}

/** What is loaded of a picture to show it in that size. */
export function smallestOf(
  file: ChatFile,
  size: 'thumbnail' | 'file',
): Pick<ChatFile, 'id' | 'key' | 'bytes'> {
  return (size === 'thumbnail' && file.thumbnail) || file;
}

function refuseTooLarge(pixels: number, isAsked: boolean): void {
  if (pixels > MOST_PIXELS) throw new TooLarge(false);
  if (pixels > BY_ITSELF.pixels && !isAsked) throw new TooLarge(true);
}
