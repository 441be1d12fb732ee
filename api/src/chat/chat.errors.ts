import { CHAT_LIMITS } from '@plaza/api-contract';
import { declareError } from '../http/errors.ts';

// What one is not in is not there: a stranger must not learn which chats there are. The sentence is that of the call.
export const notMember = declareError('chat.not-member', 403, 'Could not fetch chat details');
export const notYourself = declareError('chat.not-yourself', 403, 'Could not fetch chats');
export const unknownChatPerson = declareError('chat.unknown-person', 403, 'User not found');
export const notForDemo = declareError(
  'chat.not-for-demo',
  403,
  'The demo is only for looking around. Sign up, and you can write to people.',
);
export const tooManyRequests = declareError(
  'chat.too-many-requests',
  429,
  'You have written to a lot of people whom you do not know. Please wait until tomorrow.',
);
export const chatClosed = declareError('chat.closed', 403, 'Nobody can write in this chat any more.');
export const notSealed = declareError(
  'chat.not-sealed',
  400,
  'Messages are encrypted on your device before they are sent. This one was not.',
);
// 403, and alike whether it is not there or is somebody else's: nobody tries numbers to learn which there are.
export const unknownTarget = declareError('chat.unknown-target', 403, 'That message is not there any more.');
export const tooLate = declareError('chat.too-late', 403, 'It is too late to change that message.');
export const unknownBlob = declareError('chat.unknown-blob', 403, 'That file is not there any more.');
export const notEncrypted = declareError(
  'chat.not-encrypted',
  415,
  'Files are encrypted on your device before they are sent. This one was not.',
);
export const fileTooLarge = declareError(
  'chat.file-too-large',
  413,
  `That file is too large. It may have ${Math.floor((CHAT_LIMITS.blobBytes * 0.9) / 1024 ** 2)} MB.`,
);
export const noChatSpace = declareError(
  'chat.no-space',
  409,
  'The files of your chats take up all the space that you have. Please delete some.',
);
export const tooManyUploads = declareError(
  'chat.too-many-uploads',
  429,
  'Many files of yours wait to be sent in a message. Send or discard some of them, or try again tomorrow.',
);
export const tooManyEpochs = declareError(
  'chat.too-many-epochs',
  429,
  'The key of this chat has been made anew too often. Please try again in a quarter of an hour.',
);
export const notOwner = declareError('chat.not-owner', 403, 'Only an owner of the group may do that.');
export const notGroup = declareError('chat.not-group', 409, 'That is only for groups.');
export const tooManyMembers = declareError(
  'chat.too-many-members',
  409,
  `A group has at most ${CHAT_LIMITS.members} people.`,
);
export const hasLeft = declareError(
  'chat.has-left',
  403,
  'Somebody whom you picked has left before. Only a friend of theirs can bring them in again.',
);
export const noSuchMember = declareError('chat.no-such-member', 403, 'They are not in this group.');
export const lastOwner = declareError(
  'chat.last-owner',
  409,
  'You are the only owner. Please make somebody else one first.',
);
export const tooManyPinned = declareError(
  'chat.too-many-pinned',
  409,
  `You can pin ${CHAT_LIMITS.pinned} chats at most.`,
);
export const notRequest = declareError('chat.not-request', 409, 'You have taken this chat on already.');
export const wrongKey = declareError(
  'chat.wrong-key',
  400,
  'That does not open the message. Nothing has been reported.',
);
export const epochOver = declareError(
  'conversation.epoch',
  409,
  'Who belongs to this chat has changed. Please seal the message for those who do.',
);
export const wrongEpoch = declareError(
  'conversation.wrong-epoch',
  400,
  'That epoch is not made as it should be.',
);
export const unknownEpoch = declareError(
  'conversation.unknown-epoch',
  403,
  'There is no such epoch for you.',
);
export const wrongWrap = declareError(
  'conversation.wrong-wrap',
  400,
  'Those are keys of nobody who may read this epoch.',
);
