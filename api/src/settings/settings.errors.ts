import { declareError } from '../http/errors.ts';

export const unknownAnnouncement = declareError(
  'settings.unknown-announcement',
  404,
  'There is no such announcement.',
);
export const unknownPlacement = declareError(
  'settings.unknown-placement',
  404,
  'There is no such placement.',
);
export const wrongDates = declareError(
  'settings.wrong-dates',
  400,
  'The last day must come after the first one.',
);
export const changedMeanwhile = declareError(
  'settings.changed-meanwhile',
  409,
  'Somebody else has changed this meanwhile. Please look at what stands there now before you save.',
);
export const notALogo = declareError(
  'settings.not-a-logo',
  400,
  'A logo is a PNG, JPEG or WebP of at most one megabyte.',
);
export const unknownCatalogueEntry = declareError('catalogue.unknown', 404, 'That is not in the catalogue.');
export const orderChanged = declareError(
  'catalogue.order-changed',
  409,
  'Somebody else has put them into another order meanwhile. This is how they stand now.',
);
export const slugTaken = declareError(
  'catalogue.slug-taken',
  409,
  'Something else in the catalogue has that short name.',
);
