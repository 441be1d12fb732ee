import type { Media } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';
import type { Attachment } from './Attachment.ts';
import { readVideo } from './readVideo.ts';

/** Brings a file to the server; a video with a still of it and its length. */
export async function sendFile(
  api: ApiClient,
  { file, kind, preview }: { file: File } & Pick<Attachment, 'kind' | 'preview'>,
  how: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Media> {
  const facts = kind === 'video' ? await readVideo(preview) : {};
  const body = new FormData();
  body.set('media', file);
  if (facts.poster) body.set('poster', facts.poster, 'poster.jpg');
  if (facts.seconds) body.set('seconds', String(facts.seconds));
  return api.call('POST /media', { body, ...how });
}
