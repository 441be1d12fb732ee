import type { Media } from '@plaza/api-contract';
import { srcset } from './srcset.ts';
import classes from './Picture.module.css';

export interface PictureProps {
  media: Media;
  /** How wide it will be, as the attribute of the same name wants it. */
  sizes: string;
  /** It is the first thing one sees. */
  isFirst?: boolean;
  /** Its address does not work, or not any more. */
  onGone?: (() => void) | undefined;
}

/** An image in the best type and width for this screen. Its place and its colours are there before it is. */
export function Picture({ media, sizes, isFirst = false, onGone }: PictureProps) {
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
