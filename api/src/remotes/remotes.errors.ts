import { tooLarge } from '../http/commonErrors.ts';
import { declareError, Refusal } from '../http/errors.ts';

export const unknownRoom = declareError('remotes.unknown', 404, 'There is no room of that name here.');
export const unknownVersion = declareError(
  'remotes.unknown-version',
  404,
  'That version was never published here.',
);
export const versionTaken = declareError(
  'remotes.version-taken',
  409,
  'That version is published already, with other files. A version never changes: publish a new one.',
);
export const nothingBefore = declareError(
  'remotes.nothing-before',
  409,
  'There is no earlier version to go back to.',
);
export const refused = declareError('remotes.refused', 422, 'This version does not fit what is live.');
export const badArtefact = declareError('remotes.broken-artefact', 422, 'The upload is not a built room.');
export const noShell = declareError('remotes.no-shell', 503, 'No shell has been published here yet.');
export const noToken = declareError('remotes.no-token', 401, 'A deploy token is needed here.');
export const otherRoomsToken = declareError(
  'remotes.other-room',
  403,
  'This deploy token is for another room.',
);
export const notOperator = declareError(
  'remotes.not-operator',
  403,
  'Only the operator and administrators may do that.',
);
export const notGzip = declareError(
  'remotes.not-gzip',
  415,
  'Send the built files as a gzipped tar (application/gzip).',
);

export const brokenArtefact = (sentence: string) => badArtefact({ sentence });
export const artefactTooLarge = (sentence: string) => tooLarge({ sentence });
export const isRefusal = (reason: unknown) => reason instanceof Refusal;

/** Refuses with every objection at once, so that a team fixes them in one go. */
export function refuseWith(objections: readonly string[]): Refusal {
  return refused({
    sentence: objections.join(' '),
    fields: Object.fromEntries(objections.map((sentence, index) => [`gate.${index + 1}`, sentence])),
  });
}
