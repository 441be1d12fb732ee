import { usePlace } from '@plaza/shell-contract';
import classes from './GamePlace.module.css';
import { parseRichText } from './parseRichText.ts';

/** The game that a text leads to, to be played where it is written about; shown by whoever keeps the games. */
export function GamePlace({ text }: { text: string }) {
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
