import type { Media } from '@plaza/api-contract';
import { Lightbox, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { HALF, WHOLE, shapeOf, srcset } from './measures.ts';
import { mediaWords } from './words.ts';
import classes from './MediaView.module.css';

/** How many are shown in the card; the others are in the large view. */
const SHOWN = 4;

export interface MediaViewProps {
  media: readonly Media[];
  isFirst?: boolean;
  /** An address does not work any more: those of private media end. */
  onGone?: () => void;
}

/** The pictures or the video of a post. A press shows pictures as large as the window. */
export function MediaView({ media, isFirst = false, onGone }: MediaViewProps) {
  const t = useWords(mediaWords);
  const [open, setOpen] = useState<number>();
  const pictures = media.filter(({ kind }) => kind === 'image');
  const [only, second] = media;
  if (!only) return null;
  const video = media.find(({ kind }) => kind === 'video');
  if (video) return <Video media={video} onGone={onGone} />;
  const shown = pictures.slice(0, SHOWN);
  const more = pictures.length - shown.length;
  return (
    <div
      className={classes.media}
      data-count={shown.length}
      style={second ? undefined : { aspectRatio: shapeOf(only) }}
    >
      {shown.map((picture, index) => (
        <button
          key={picture.id}
          type="button"
          className={classes.open}
          aria-label={
            picture.alt
              ? t.openPicture({ alt: picture.alt })
              : t.openNth({ at: index + 1, all: pictures.length })
          }
          onClick={() => setOpen(index)}
        >
          <Picture
            media={{ ...picture, alt: '' }}
            sizes={second ? HALF : WHOLE}
            isFirst={isFirst && index === 0}
            onGone={onGone}
          />
          {more > 0 && index === SHOWN - 1 ? <span className={classes.more}>+{more}</span> : null}
        </button>
      ))}
      {open === undefined ? null : (
        <Lightbox
          pictures={pictures.map(({ url, alt, animation }) => ({ src: animation ?? url, alt }))}
          index={open}
          onMove={({ index }) => setOpen(index)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** A video, which loads when it is played. Until then its poster stands there, in the same shape. */
function Video({ media, onGone }: { media: Media; onGone?: (() => void) | undefined }) {
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

interface PictureProps {
  media: Media;
  /** How wide it will be, as the attribute of the same name wants it. */
  sizes: string;
  /** It is the first thing one sees. */
  isFirst?: boolean;
  /** Its address does not work, or not any more. */
  onGone?: (() => void) | undefined;
}

/** An image in the best type and width for this screen. Its place and its colours are there before it is. */
function Picture({ media, sizes, isFirst = false, onGone }: PictureProps) {
  const { animation, sources, url, alt, width, height, placeholder } = media;
  return (
    <picture
      className={classes.frame}
      style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
    >
      {animation ? <source media="(prefers-reduced-motion: no-preference)" srcSet={animation} /> : null}
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={srcset(source)} sizes={sizes} />
      ))}
      <img
        className={classes.image}
        src={url}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={onGone}
      />
    </picture>
  );
}
