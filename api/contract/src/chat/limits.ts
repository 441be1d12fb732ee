/** What fits into a chat, for the client that says so and the server that holds to it. */
export const CHAT_LIMITS = {
  /** People in a group, the owners among them. */
  members: 50,
  /** Letters of `content`, the whole sealed envelope. */
  contentLength: 64 * 1024,
  /** Letters of a preview for the push, and of a sealed title. */
  previewLength: 1024,
  titleLength: 4096,
  /** One encrypted file with all that encryption adds, about 25 MB of a file. */
  blobBytes: 28 * 1024 * 1024,
  /** Blobs in one message: each picture and its thumbnail. */
  blobsPerMessage: 20,
  /** What one person may have brought, or be bringing, that is in no message yet. */
  looseBlobs: 60,
  looseBlobBytes: 20 * 28 * 1024 * 1024,
  /** What one person may keep in all chats together. */
  blobBytesPerPerson: 2 * 1024 ** 3,
  /** Entries in one page of a history. */
  page: 200,
  /** After so many messages the next sender begins a new epoch. */
  messagesPerEpoch: 5000,
  pinned: 20,
  reportedMessages: 50,
  /** A message disappears after at least this and at most that many seconds. */
  shortestTimer: 5,
  longestTimer: 90 * 86_400,
  /** A message can be edited for a day, and deleted for everyone for two. */
  editMs: 86_400_000,
  deleteMs: 2 * 86_400_000,
} as const;

/** The channel of a chat: who has it open hears there who types, and how far the others have read. */
export function chatChannel(chatId: string): string {
  return `chat-${chatId}`;
}

/** What a page triggers on that channel while somebody types: at most once a second, shown for two. */
export const TYPING_EVENT = 'client-typing';

/** A chat counts what is in it with numbers of this size. */
export const MOST_SEQ = 2_147_483_647;
