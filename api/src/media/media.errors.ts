import { MEDIA_LIMITS } from '@plaza/api-contract';
import { declareError } from '../http/errors.ts';

const MEGABYTE = 1024 * 1024;
const { imageBytes, videoBytes, pixels } = MEDIA_LIMITS;

export const mediaTooLarge = declareError(
  'media.too-large',
  413,
  `That file is too large. A picture may have ${imageBytes / MEGABYTE} MB, a video ${videoBytes / MEGABYTE} MB.`,
);
export const wrongType = declareError(
  'media.wrong-type',
  415,
  'That is neither a picture (JPEG, PNG, WebP, AVIF, GIF) nor a video (MP4, WebM).',
);
/** Where only pictures fit. */
export const notPicture = () =>
  wrongType({ sentence: 'That is not a picture. JPEG, PNG, WebP, AVIF and GIF are.' });
export const tooManyPixels = declareError(
  'media.too-many-pixels',
  413,
  `That picture is too big to open: it may have ${pixels / 1_000_000} million pixels, in all its frames together.`,
);
export const brokenMedia = declareError('media.broken', 400, 'That file is damaged and cannot be opened.');
export const cutOff = declareError('media.cut-off', 400, 'The upload was cut off. Please send it again.');
export const tooManyFiles = declareError('media.too-many', 400, 'Those are more files than fit.');
export const noFile = declareError('media.no-file', 400, 'Please choose a file.');
export const notForm = declareError('media.not-form', 415, 'Send the file as multipart/form-data.');
export const noSpace = declareError(
  'media.no-space',
  507,
  'There is no space left for files. Please tell the people who run this place.',
);
export const mediaBusy = declareError(
  'media.busy',
  503,
  'Many files are being made ready just now. Please try again in a moment.',
);
export const tooMuchLoose = declareError(
  'media.too-much',
  429,
  'You have brought a lot that is in no post yet. Post some of it, or try again tomorrow.',
);
export const tooMuchAtOnce = declareError(
  'media.too-much-at-once',
  429,
  'You are sending a lot at the same time. Please wait until some of it has arrived.',
);
export const tooMuchKept = declareError(
  'media.too-much-kept',
  413,
  'No more pictures and videos of yours fit in here. Delete some that you no longer need.',
);
export const guestsFull = declareError(
  'media.guests-full',
  507,
  'The guests of the demo have filled the space that they have together. Please sign up, or come back tomorrow.',
);
export const unknownMedia = declareError('media.unknown', 404, 'That picture or video is not there.');
export const mediaInUse = declareError('media.in-use', 409, 'That belongs to a post. Edit the post instead.');
export const addressExpired = declareError(
  'media.expired',
  403,
  'This address has expired. Please load the page again.',
);
