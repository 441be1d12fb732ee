import type { MediaService } from '../media/openMedia.ts';
import type { ReceivedFile } from '../media/receive/ReceivedFile.ts';
import { permitMediaTogether } from './permitMediaTogether.ts';

interface Sent {
  ownerId: string;
  files: { media: ReceivedFile[]; poster: ReceivedFile[] };
  /** What is to be seen on each of the files, in their order. */
  alt: readonly string[];
}

/** Makes the files of a form ready and stores them, all or none; the ids belong to nothing yet. */
export async function keepFiles(
  mediaService: Pick<MediaService, 'keep' | 'discard'>,
  { ownerId, files, alt }: Sent,
): Promise<string[]> {
  permitMediaTogether(files.media);
  const ids: string[] = [];
  try {
    for (const [place, file] of files.media.entries()) {
      const media = await mediaService.keep(file, {
        ownerId,
        alt: alt[place]?.trim(),
        poster: files.poster[0],
      });
      ids.push(media.id);
    }
    return ids;
  } catch (error) {
    await mediaService.discard(ids);
    throw error;
  }
}
