import { declareError } from '../http/errors.ts';

export const unknownInvestor = declareError('investors.unknown', 404, 'Nobody on the list has that address.');
export const taken = declareError('investors.taken', 409, 'Somebody on the list has that address already.');
export const changed = declareError(
  'investors.changed',
  409,
  'That has changed in the meantime. Please load the list anew.',
);
export const noColumns = declareError(
  'investors.no-columns',
  400,
  'The first line has to name the columns: name, email, note. Only email is needed.',
);
export const writtenTo = declareError('investors.written-to', 409, 'They were written to already.');
export const suppressed = declareError(
  'investors.suppressed',
  409,
  'They asked to hear nothing more, or their address is dead.',
);
export const notSuppressed = declareError(
  'investors.not-suppressed',
  409,
  'Nothing keeps mail from that address.',
);
export const inDoubt = declareError(
  'investors.in-doubt',
  409,
  'A mail to them may have left. Please say first what became of it.',
);
export const notSent = declareError('investors.not-sent', 424, 'The mail server did not take the mail.');
export const locked = declareError(
  'investors.locked',
  429,
  'Between two bulk mails there have to be five minutes. Please wait.',
);
export const underWay = declareError(
  'investors.under-way',
  409,
  'A bulk mail is under way. Let it end, or stop it first.',
);
export const nobody = declareError('investors.nobody', 409, 'Everybody on the list was written to.');
export const unknownCampaign = declareError('investors.unknown-campaign', 404, 'That mailing is not there.');
export const over = declareError('investors.over', 409, 'That mailing is over.');
export const unknownDelivery = declareError('investors.unknown-delivery', 404, 'That mail is not there.');
export const notInDoubt = declareError('investors.not-in-doubt', 409, 'What became of that mail is known.');
