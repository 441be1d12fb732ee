import { calls } from '@plaza/api-contract';
import { badInput } from '../http/commonErrors.ts';
import { parseInput } from '../http/parseInput.ts';
import type { MediaService } from '../media/openMedia.ts';
import type { ReceivedFile } from '../media/receive/ReceivedFile.ts';
import { permitMediaTogether } from './permitMediaTogether.ts';

/** The text fields of the form of a post. */
export const FORM_FIELDS = ['context', 'sharing', 'userId', 'clientId', 'alt', 'mediaId'] as const;

type Fields = Record<(typeof FORM_FIELDS)[number], string[]>;

const shape = calls['POST /content'];
const body = shape.form.omit({ media: true, poster: true });

/** What the form says, or a refusal that names each wrong field. */
export function readPostForm(fields: Fields) {
  const doubled = (['context', 'sharing', 'userId', 'clientId'] as const).filter(
    (name) => fields[name].length > 1,
  );
  if (doubled.length > 0) {
    throw badInput({ fields: Object.fromEntries(doubled.map((name) => [`body.${name}`, 'Send it once.'])) });
  }
  const sent = {
    // Forms end lines in two characters, which nobody has typed.
    context: fields.context[0]?.replaceAll('\r\n', '\n'),
    sharing: fields.sharing[0],
    userId: fields.userId[0],
    clientId: fields.clientId[0],
    alt: fields.alt,
    mediaId: fields.mediaId,
  };
  const parsed = parseInput({ ...shape, body }, { params: {}, query: {}, body: sent }, ['body']);
  return body.parse(parsed.body);
}

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
