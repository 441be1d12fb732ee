import type { Media } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { shapeOf } from './shapeOf.ts';
import { mediaWords } from './words.ts';
import classes from './MediaView.module.css';

/** A video, which loads when it is played. Until then its poster stands there, in the same shape. */
export function Video({ media, onGone }: { media: Media; onGone?: (() => void) | undefined }) {
  const t = useWords(mediaWords);
  const { url, alt, poster, placeholder } = media;
  return (
    // What is said in members' own videos is not written down anywhere.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={classes.video}
      style={{
        aspectRatio: shapeOf(media),
        ...(placeholder && !poster && { backgroundImage: `url(${placeholder})` }),
      }}
      src={url}
      poster={poster ?? undefined}
      aria-label={alt || t.video}
      preload={poster ? 'none' : 'metadata'}
      controls
      playsInline
      onError={onGone}
    />
  );
}
