import type { ChatContent, ChatMessage } from '@plaza/api-contract';
import { type Bytes, fromBase64Url, seal, textOf, toBase64Url, unseal, utf8 } from '@plaza/crypto';
import type { WaitingFile } from '../files/sealPicked.ts';

export type SentKind = 'message' | 'edit' | 'delete' | 'reaction';
export type Target = Pick<ChatMessage, 'id' | 'sender_id' | 'client_id'>;

/** What somebody did in a chat that the server has not taken yet. */
export interface OutboxEntry {
  /** The client id: sent twice it is one entry. */
  id: string;
  chatId: string;
  kind: SentKind;
  target?: Target | undefined;
  content: ChatContent;
  /** When it was said, by this device. */
  at: string;
  /** Its place among the others. */
  order: number;
  files: WaitingFile[];
  notify?: string[] | undefined;
  expiresSeconds?: number | undefined;
  state: 'waiting' | 'sending' | 'failed';
  /** Whether it goes by itself when the network is back. */
  mayWorkLater?: boolean | undefined;
  /** Why it did not go. */
  error?: unknown;
  /** How much of its files has gone out, 0 to 1. */
  share?: number | undefined;
}

/** The same in the browser's database: no word of it can be read there. */
export interface KeptEntry {
  id: string;
  order: number;
  sealed: string;
  files: { sealed: Blob; thumbnail?: Blob | undefined }[];
}

type Inside = Omit<OutboxEntry, 'files' | 'state' | 'mayWorkLater' | 'error' | 'share'> & {
  abouts: WaitingFile['about'][];
};

const purposeOf = (id: string) => `plaza chat outbox\n${id}`;

export async function keepEntry(local: CryptoKey, entry: OutboxEntry): Promise<KeptEntry> {
  const { files, state: _, mayWorkLater: __, share: ___, error: ____, ...rest } = entry;
  const inside: Inside = { ...rest, abouts: files.map(({ about }) => about) };
  const sealed = toBase64Url(await seal(local, utf8(JSON.stringify(inside)), purposeOf(entry.id)));
  const blobs = files.map((file) => ({ sealed: file.sealed, thumbnail: file.thumbnail }));
  return { id: entry.id, order: entry.order, sealed, files: blobs };
}

/** What was kept under a key that is gone cannot be read any more, and is nothing. */
export async function openKept(local: CryptoKey, kept: KeptEntry): Promise<OutboxEntry | undefined> {
  try {
    const bytes: Bytes = fromBase64Url(kept.sealed);
    // Written by `keepEntry` alone, and sealed since.
    const inside = JSON.parse(textOf(await unseal(local, bytes, purposeOf(kept.id)))) as Inside;
    const { abouts, ...rest } = inside;
    const files = kept.files.flatMap((file, at) => {
      const about = abouts[at];
      return about ? [{ ...file, about }] : [];
    });
    return { ...rest, files, state: 'waiting' };
  } catch {
    return undefined;
  }
}
