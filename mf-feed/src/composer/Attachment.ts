import type { Media } from '@plaza/api-contract';
import type { Draft } from './draft.ts';

/** A picture or a video on its way into a post. */
export interface Attachment {
  key: string;
  name: string;
  kind: Media['kind'];
  alt: string;
  /** The file, while it is not on the server. */
  file?: File;
  /** What shows it: the file itself, or its address on the server. */
  preview: string;
  status: 'sending' | 'ready' | 'failed';
  /** How much of it is there, 0 to 1. */
  share: number;
  why?: string;
  /** Sent again it would be refused again. */
  isLost?: boolean;
  media?: Media;
}

export function attachmentOf(media: Media): Attachment {
  return {
    key: media.id,
    name: media.alt || media.kind,
    kind: media.kind,
    alt: media.alt,
    preview:
      media.kind === 'video' ? (media.poster ?? '') : (media.sources.at(-1)?.srcset[0]?.url ?? media.url),
    status: 'ready',
    share: 1,
    media,
  };
}

/** What a draft has attached, in its order. What was not on the server is on its way there again. */
export function attachmentsOf({ media, waiting }: Pick<Draft, 'media' | 'waiting'>): Attachment[] {
  const list: Attachment[] = media.map((one) => ({
    ...attachmentOf(one),
    media: { ...one, alt: one.told ?? '' },
  }));
  for (const { at, ...one } of waiting)
    list.splice(at, 0, { ...one, preview: '', status: 'sending', share: 0 });
  return list;
}

/** The same for a draft to keep. */
export function keptOf(list: readonly Attachment[]): Pick<Draft, 'media' | 'waiting'> {
  return {
    media: list.flatMap(({ media, alt }) => (media ? [{ ...media, alt, told: media.alt }] : [])),
    waiting: list.flatMap(({ key, name, kind, alt, media }, at) =>
      media ? [] : [{ key, name, kind, alt, at }],
    ),
  };
}

export function changed(
  list: readonly Attachment[],
  key: string,
  change: Partial<Attachment>,
): readonly Attachment[] {
  return list.map((one) => (one.key === key ? { ...one, ...change } : one));
}

/** One place forward (-1) or back (1). */
export function moved(list: readonly Attachment[], key: string, step: -1 | 1): readonly Attachment[] {
  const from = list.findIndex((one) => one.key === key);
  const [one, other] = [list[from], list[from + step]];
  if (!one || !other) return list;
  return list.with(from, other).with(from + step, one);
}
