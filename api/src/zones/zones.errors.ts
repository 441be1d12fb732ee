import { declareError } from '../http/errors.ts';

// A zone that somebody may not know of is answered like one that is not there.
export const unknownZone = declareError('zones.unknown', 404, 'This zone is not there.');
export const notYours = declareError('zones.not-yours', 403, 'Only whoever made this zone may do that.');
export const tooManyZones = declareError(
  'zones.too-many',
  409,
  'You have made as many zones as one person may have. Take one down first.',
);
export const notForDemo = declareError(
  'zones.not-for-demo',
  403,
  'The demo is only for looking around. Sign up, and you can make zones.',
);
export const overBudget = declareError('zones.over-budget', 400, 'There is too much in this zone.');
export const changedMeanwhile = declareError(
  'zones.changed-meanwhile',
  409,
  'This zone was changed on another page. Load it again.',
);
export const unknownRevision = declareError('zones.unknown-revision', 404, 'That revision is not there.');
export const unknownKnock = declareError('zones.unknown-knock', 404, 'Nobody of that name is waiting.');
export const badInvitation = declareError(
  'zones.bad-invitation',
  404,
  'This invitation is not good any more. Ask for a new one.',
);
export const tooManyInvitations = declareError(
  'zones.too-many-invitations',
  409,
  'There are many invitations to this zone already. Revoke one first.',
);
