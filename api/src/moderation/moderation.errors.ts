import { declareError } from '../http/errors.ts';

export const unknownReport = declareError('moderation.unknown-report', 404, 'There is no such report.');
export const unknownDecision = declareError('moderation.unknown-decision', 404, 'There is no such decision.');
export const decidedAlready = declareError(
  'moderation.decided-already',
  409,
  'Somebody else has decided this meanwhile.',
);
export const notAboutThem = declareError(
  'moderation.not-about-them',
  403,
  'You cannot decide about yourself, and only an administrator mutes or blocks somebody with a role.',
);
export const nothingToHide = declareError(
  'moderation.nothing-to-hide',
  409,
  'There is nothing left to hide: it is gone, or it was never on a page.',
);
export const noDays = declareError('moderation.no-days', 400, 'A mute or a block needs a number of days.');
export const noAppeal = declareError(
  'moderation.no-appeal',
  409,
  'There is no appeal that waits for an answer.',
);
export const ownDecision = declareError(
  'moderation.own-decision',
  403,
  'Somebody else answers an appeal against your decision: another moderator or an administrator.',
);
export const tooLate = declareError(
  'moderation.too-late',
  410,
  'An appeal was possible for 14 days. They are over.',
);
export const appealedAlready = declareError(
  'moderation.appealed-already',
  409,
  'You have appealed against this decision already.',
);
export const wrongRule = declareError(
  'moderation.wrong-rule',
  400,
  'A rule is a word, a word with * at its end, or the host of a link like example.org.',
);
export const ruleThere = declareError('moderation.rule-there', 409, 'There is such a rule already.');
export const tooManyRules = declareError(
  'moderation.too-many-rules',
  409,
  'There is room for 500 rules. Please take one away first.',
);
export const unknownRule = declareError('moderation.unknown-rule', 404, 'That rule is not there any more.');
export const unknownHeld = declareError('moderation.unknown-held', 404, 'That is not there any more.');
