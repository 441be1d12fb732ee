import type { SharedPost } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { usePlace } from '@plaza/shell-contract';
import { useState } from 'react';
import { parseRichText } from './parseRichText.ts';
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

/** The game that a text leads to, to be played where it is written about; shown by whoever keeps the games. */
function GamePlace({ text }: { text: string }) {
  const id = gameIn(text, window.location.origin);
  return id === undefined ? null : (
    <div key={id} data-game={id}>
      <Place />
    </div>
  );
}

function Place() {
  return <div ref={usePlace('games.card')} className={classes.place} />;
}

/** The first game of this Plaza that the text has the address of. */
export function gameIn(text: string, origin: string): string | undefined {
  if (!text.includes('/play/')) return undefined;
  for (const part of parseRichText(text)) {
    const url = part.kind === 'link' ? new URL(part.href) : undefined;
    const id = url?.origin === origin ? /^\/play\/([a-z0-9-]{1,40})$/.exec(url.pathname)?.[1] : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}
