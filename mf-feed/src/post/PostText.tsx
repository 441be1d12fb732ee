import type { SharedPost } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { useState } from 'react';
import { GamePlace } from './GamePlace.tsx';
import { RichText } from './RichText.tsx';
import { postWords } from './words.ts';
import classes from './PostText.module.css';

/** From here on a text is folded; a few words alone are said louder. */
const LONG = 600;
const MANY_LINES = 12;
const SHORT = 90;

/** The words of a post; a long one opens on request. */
export function PostText({ post }: { post: Pick<SharedPost, 'context' | 'mentions' | 'media'> }) {
  const t = useWords(postWords);
  const { context, mentions, media } = post;
  const isLong = context.length > LONG || context.split('\n').length > MANY_LINES;
  const [isFolded, setIsFolded] = useState(isLong);
  const isLoud = context.length <= SHORT && media.length === 0 && !context.includes('\n');
  return (
    <>
      <p
        dir="auto"
        className={classes.text}
        data-folded={isFolded || undefined}
        data-loud={isLoud || undefined}
      >
        <RichText text={context} mentions={mentions} />
      </p>
      {isFolded ? (
        <button type="button" className={classes.more} onClick={() => setIsFolded(false)}>
          {t.showMore}
        </button>
      ) : null}
      <GamePlace text={context} />
    </>
  );
}
