import { Icon } from '@plaza/design-system';
import { AudioLines } from 'lucide';
import { useSpeakers } from '../voice/useSpeakers.ts';
import classes from './Bubbles.module.css';
import type { BubbleBoard } from './BubbleBoard.ts';
import type { ZoneLink } from '../link/ZoneLink.ts';
import type { Heard } from './useHeard.ts';

interface BubblesProps {
  bubbles: readonly Heard[];
  board: BubbleBoard;
  link: ZoneLink;
  /** Those whom one does not want to hear. */
  quiet: ReadonlySet<number>;
}

/** What people say, over their heads, and who speaks. Ears have it in the list of people and of what was said. */
export function Bubbles({ bubbles, board, link, quiet }: BubblesProps) {
  const speakers = useSpeakers(link, quiet).filter((id) => bubbles.every((bubble) => bubble.id !== id));
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
      {speakers.map((id) => (
        <p key={`speaks ${id}`} ref={board.hold(id)} className={classes.bubble} data-speaks={id}>
          <Icon icon={AudioLines} />
        </p>
      ))}
    </div>
  );
}
