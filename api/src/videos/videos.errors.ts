import { VIDEO_LIMITS } from '@plaza/api-contract';
import { declareError } from '../http/errors.ts';

export const unknownVideo = declareError('videos.unknown', 404, 'That video is not there, or not yours.');
export const notPlayable = declareError(
  'videos.not-playable',
  415,
  'Not every browser plays that video. MP4 with H.264 and AAC, or WebM, always plays.',
);
/** Names what is in the file: whoever brought it may know how to save it otherwise. */
export const playsNowhere = (codec: string) =>
  notPlayable({
    sentence: `That video is saved as ${codec}, which not every browser plays. MP4 with H.264 and AAC, or WebM, always plays.`,
  });
export const tooLong = declareError('videos.too-long', 413, 'That video is longer than two hours.');
export const badCaptions = declareError(
  'videos.bad-captions',
  400,
  'Those are no captions: a WebVTT file begins with WEBVTT and says from when to when each line is shown.',
);
export const tooManyVideos = declareError(
  'videos.too-many',
  409,
  `You have brought as much as fits: ${VIDEO_LIMITS.mostVideos} videos, or 3 GB. Take one away first.`,
);
