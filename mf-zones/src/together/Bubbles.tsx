import { Icon } from '@plaza/design-system';
import { AudioLines } from 'lucide';
import { useEffect, useState } from 'react';
import classes from './Bubbles.module.css';
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

const LOOK_MS = 250;

/** Who speaks right now, by their numbers: also those out of earshot, not those one does not want to hear. */
function useSpeakers(link: ZoneLink, quiet: ReadonlySet<number>): readonly number[] {
  const [speakers, setSpeakers] = useState<readonly number[]>([]);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = [...link.peers.ids()].filter((id) => !quiet.has(id) && link.where(id)?.talks);
      if (link.talks) now.push(link.snapshot().you);
      setSpeakers((before) => (before.join() === now.join() ? before : now));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [link, quiet]);
  return speakers;
}

/** Where the bubbles of people are on the picture. The scene writes it with each frame, past React. */
export class BubbleBoard {
  readonly #elements = new Map<number, HTMLElement>();

  has(id: number): boolean {
    return this.#elements.has(id);
  }

  /** For a `ref`: the bubble over somebody's head, or none any more. */
  hold(id: number): (element: HTMLElement | null) => void {
    return (element) => {
      if (element) this.#elements.set(id, element);
      else this.#elements.delete(id);
    };
  }

  put(id: number, isSeen: boolean, x: number, y: number): void {
    const element = this.#elements.get(id);
    if (!element) return;
    element.style.opacity = isSeen ? '1' : '0';
    element.style.translate = `calc(${Math.round(x)}px - 50%) calc(${Math.round(y)}px - 100%)`;
  }
}
