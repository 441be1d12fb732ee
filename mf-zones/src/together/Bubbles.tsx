import classes from './Bubbles.module.css';
import type { BubbleBoard } from './BubbleBoard.ts';
import type { Heard } from './useHeard.ts';

/** What people say, over their heads. Ears have it in the list of what was said. */
export function Bubbles({ bubbles, board }: { bubbles: readonly Heard[]; board: BubbleBoard }) {
  return (
    <div className={classes.bubbles} aria-hidden="true">
      {bubbles.map(
        ({ key, id, bubble }) =>
          id !== null && (
            <p key={key} ref={board.hold(id)} className={classes.bubble}>
              {bubble}
            </p>
          ),
      )}
    </div>
  );
}
