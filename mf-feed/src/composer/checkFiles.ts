import type { Media } from '@plaza/api-contract';
import { IMAGE_TYPES, MEDIA_ACCEPT, MEDIA_LIMITS } from '@plaza/api-contract/values';

/** Why a file does not fit, with what the sentence about it needs. */
export type Misfit =
  | { why: 'wrongType' | 'notKept'; name: string }
  | { why: 'pictureTooLarge' | 'videoTooLarge'; mb: number; most: number }
  | { why: 'tooMany'; most: number }
  | { why: 'oneVideo' };

const MB = 1024 * 1024;

export function kindOf(file: Pick<File, 'type'>): Media['kind'] | undefined {
  if (!MEDIA_ACCEPT.split(',').includes(file.type)) return undefined;
  return IMAGE_TYPES.some((type) => type === file.type) ? 'image' : 'video';
}

/** Which of the files fit beside what is attached already, and what is wrong with the first that does not. */
export function checkFiles<Candidate extends Pick<File, 'name' | 'type' | 'size'>>(
  files: readonly Candidate[],
  attached: readonly { kind: Media['kind'] }[],
): { fitting: Candidate[]; misfit: Misfit | undefined } {
  const fitting: Candidate[] = [];
  let misfit: Misfit | undefined;
  for (const file of files) {
    const there = [...attached.map(({ kind }) => kind), ...fitting.map(kindOf)];
    const wrong = misfitOf(file, there);
    if (wrong) misfit ??= wrong;
    else fitting.push(file);
  }
  return { fitting, misfit };
}

function misfitOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  there: readonly (Media['kind'] | undefined)[],
): Misfit | undefined {
  const kind = kindOf(file);
  if (!kind) return { why: 'wrongType', name: file.name };
  const most = kind === 'image' ? MEDIA_LIMITS.imageBytes : MEDIA_LIMITS.videoBytes;
  if (file.size > most)
    return {
      why: kind === 'image' ? 'pictureTooLarge' : 'videoTooLarge',
      // Rounded up: "20 MB. Up to 20 MB fits." would be a riddle.
      mb: Math.ceil(file.size / MB),
      most: most / MB,
    };
  if (there.includes('video') || (kind === 'video' && there.length > 0)) return { why: 'oneVideo' };
  if (there.length >= MEDIA_LIMITS.perPost) return { why: 'tooMany', most: MEDIA_LIMITS.perPost };
  return undefined;
}
