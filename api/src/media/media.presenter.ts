import type { Media as MediaAnswer } from '@plaza/api-contract';
import type { MediaFile, Media } from './Media.ts';

/** What a presenter needs of a row; a hot query may bring plain rows. */
export type MediaRow = Pick<
  Media,
  'id' | 'kind' | 'alt' | 'width' | 'height' | 'seconds' | 'placeholder' | 'files' | 'is_public'
>;

export function presentMedia(
  row: MediaRow,
  sign: (id: string) => { query: string; until: Date },
): MediaAnswer {
  const signed = row.is_public ? undefined : sign(row.id);
  const addressOf = ({ name }: MediaFile) => `/media/${row.id}/${name}${signed?.query ?? ''}`;
  const typed = (type: 'image/avif' | 'image/webp') =>
    row.files.filter((file) => file.width && file.type === type);
  const largest = typed('image/webp').at(-1);
  const video = row.files.find((file) => file.name.startsWith('video.'));
  const moving = row.files.find((file) => file.name === 'moving.webp');
  const main = video ?? largest;
  if (!main) throw new Error(`The medium ${row.id} has no file to show.`);
  return {
    id: row.id,
    kind: row.kind,
    url: addressOf(main),
    type: main.type,
    width: row.width,
    height: row.height,
    alt: row.alt,
    placeholder: row.placeholder,
    sources: (['image/avif', 'image/webp'] as const).flatMap((type) => {
      const srcset = typed(type).map((file) => ({ url: addressOf(file), width: file.width ?? 0 }));
      return srcset.length > 0 ? [{ type, srcset }] : [];
    }),
    animation: moving ? addressOf(moving) : null,
    poster: video && largest ? addressOf(largest) : null,
    seconds: row.seconds,
    expires: signed?.until.toISOString() ?? null,
  };
}
