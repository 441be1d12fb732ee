import type { ApiClient } from '@plaza/shell-contract';
import type { WaitingFile } from '../files/sealPicked.ts';
import type { OutboxEntry } from './OutboxEntry.ts';

interface Sending {
  api: ApiClient;
  signal: AbortSignal;
  onShare(share: number): void;
  /** One more of them is at the server: a retry need not bring it again. */
  onKept(files: WaitingFile[]): Promise<void>;
}

/** Brings the sealed files of an entry, one after the other, and answers what the message says of them. */
export async function sendFiles(
  entry: OutboxEntry,
  { api, signal, onShare, onKept }: Sending,
): Promise<WaitingFile[]> {
  const files = [...entry.files];
  const all = files.reduce((sum, { sealed, thumbnail }) => sum + sealed.size + (thumbnail?.size ?? 0), 0);
  let gone = 0;

  const bring = async (blob: Blob, known: string) => {
    const start = gone;
    gone += blob.size;
    if (known) return known;
    const body = new FormData();
    body.set('media', new File([blob], 'sealed', { type: 'application/octet-stream' }));
    const { id } = await api.call('POST /chat/blobs', {
      query: { chat_id: entry.chatId },
      body,
      signal,
      onProgress: (share) => onShare((start + share * blob.size) / all),
    });
    return id;
  };

  for (const [at, file] of files.entries()) {
    const { about, sealed, thumbnail } = file;
    const small = about.thumbnail;
    const id = await bring(sealed, about.id);
    const smallId = small && thumbnail ? await bring(thumbnail, small.id) : undefined;
    files[at] = {
      ...file,
      about: { ...about, id, ...(small && smallId ? { thumbnail: { ...small, id: smallId } } : {}) },
    };
    await onKept([...files]);
  }
  return files;
}
