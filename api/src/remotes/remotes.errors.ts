import { tooLarge } from '../http/commonErrors.ts';
import { declareError, CallError } from '../http/errors.ts';

export const unknownRemote = declareError('remotes.unknown', 404, 'There is no remote with this name.');
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
export const badArtefact = declareError('remotes.broken-artefact', 422, 'The upload is not a built remote.');
export const noShell = declareError('remotes.no-shell', 503, 'No shell has been published here yet.');
export const noToken = declareError('remotes.no-token', 401, 'A deploy token is needed here.');
export const makerGone = declareError(
  'remotes.maker-gone',
  403,
  'Whoever made this deploy token is no longer an administrator. Ask for a new one.',
);
export const otherRemotesToken = declareError(
  'remotes.other-remote',
  403,
  'This deploy token is for another remote.',
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
export const isCallError = (reason: unknown) => reason instanceof CallError;

/** Refuses with every objection at once, so that a team fixes them in one go. */
export function refuseWith(objections: readonly string[]): CallError {
  return refused({
    sentence: objections.join(' '),
    fields: Object.fromEntries(objections.map((sentence, index) => [`gate.${index + 1}`, sentence])),
  });
}
