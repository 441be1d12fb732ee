import type { ChatFile } from '@plaza/api-contract';
import { openFile, type SealedFile, sealFile } from '@plaza/crypto';

/** What a file is sealed for: a thumbnail never passes for the picture itself. */
export const FILE_PURPOSES = { file: 'file', thumbnail: 'thumbnail' } as const;

/** A file that waits to be sent: sealed already, so that nothing readable lies in the browser's database. */
export interface WaitingFile {
  /** What the message will say of it. `id` is empty until the server has it. */
  about: ChatFile;
  sealed: Blob;
  thumbnail?: Blob | undefined;
}

/** What is known of a file before it is sealed. */
export interface PickedFile {
  file: Blob;
  name?: string | undefined;
  type: string;
  width?: number | undefined;
  height?: number | undefined;
  thumbnail?: Blob | undefined;
  seconds?: number | undefined;
  waveform?: number[] | undefined;
}

export async function sealPicked(picked: PickedFile): Promise<WaitingFile> {
  const { file, thumbnail, ...known } = picked;
  const sealed = await sealFile(file, FILE_PURPOSES.file);
  const small = thumbnail && (await sealFile(thumbnail, FILE_PURPOSES.thumbnail));
  return {
    about: {
      ...definedOf(known),
      id: '',
      key: sealed.key,
      bytes: sealed.bytes,
      type: picked.type,
      ...(small ? { thumbnail: { id: '', ...keyOf(small) } } : {}),
    },
    sealed: sealed.sealed,
    ...(small ? { thumbnail: small.sealed } : {}),
  };
}

/** Opens what was fetched, or refuses it. */
export function openPart(
  sealed: Uint8Array<ArrayBuffer>,
  { key, bytes }: Pick<ChatFile, 'key' | 'bytes'>,
  purpose: keyof typeof FILE_PURPOSES,
): Promise<Uint8Array<ArrayBuffer>> {
  const about = { key, bytes, purpose: FILE_PURPOSES[purpose] };
  return openFile(sealed, about);
}

/** The blobs of a message's files, in the order of the envelope. */
export function blobsOf(files: readonly ChatFile[]): string[] {
  return files.flatMap(({ id, thumbnail }) => (thumbnail ? [id, thumbnail.id] : [id]));
}

function keyOf({ key, bytes }: SealedFile) {
  return { key, bytes };
}

function definedOf<Some extends object>(some: Some): Partial<Some> {
  return Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as Partial<Some>;
}
