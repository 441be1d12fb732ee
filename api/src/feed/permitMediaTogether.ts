import { MEDIA_LIMITS } from '@plaza/api-contract';
import { badInput } from '../http/commonErrors.ts';

/** Several pictures, or one video alone. */
export function permitMediaTogether(media: readonly { kind: 'image' | 'video' }[]): void {
  const hasVideo = media.some(({ kind }) => kind === 'video');
  if (media.length <= (hasVideo ? 1 : MEDIA_LIMITS.perPost)) return;
  throw badInput({
    sentence: `A post takes up to ${MEDIA_LIMITS.perPost} pictures, or one video.`,
    fields: { 'body.media': `Up to ${MEDIA_LIMITS.perPost} pictures, or one video.` },
  });
}
