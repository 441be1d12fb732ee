import { declareError } from '../http/errors.ts';

export const unknownRun = declareError(
  'games.unknown-run',
  404,
  'There is no such run, or it has been counted already.',
);
export const outdatedRun = declareError(
  'games.run-outdated',
  409,
  'The game is a newer one by now. Please load it again.',
);
export const tooManyRuns = declareError(
  'games.too-many-runs',
  429,
  'That was a lot of runs. Please take a short break.',
);
export const tooManyReplays = declareError(
  'games.busy',
  503,
  'Many runs are being counted just now. Please try again in a moment.',
);
