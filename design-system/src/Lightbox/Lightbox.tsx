import { ChevronLeft, ChevronRight, X } from 'lucide';
import { type ComponentProps, type KeyboardEvent, type TouchEvent, useRef } from 'react';
import { Icon } from '../Icon/index.ts';
import { useModal } from '../Dialog/useModal.ts';
import { IconButton } from '../IconButton/index.ts';
import { useWords } from '../language/index.ts';
import { commonWords } from '../texts/words.ts';
import { lightboxWords } from './words.ts';
import classes from './Lightbox.module.css';

export interface LightboxPicture {
  src: string;
  /** What is on it. */
  alt: string;
}

export interface LightboxProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> {
  pictures: readonly LightboxPicture[];
  /** Which one is shown; `undefined` when none is. */
  index: number | undefined;
  /** Another one is wanted, by button or arrow. */
  onMove: (move: { index: number }) => void;
  /** The visitor has seen enough. */
  onClose: () => void;
}

/** Pictures as large as the window. Arrows and a stroke of the finger go to the next, Escape or a press beside it closes. */
export function Lightbox({ pictures, index, onMove, onClose, className = '', ...rest }: LightboxProps) {
  const t = useWords(lightboxWords);
  const { close } = useWords(commonWords);
  const picture = index === undefined ? undefined : pictures[index];
  const ref = useModal(picture !== undefined, onClose);
  const at = index ?? 0;
  const move = (next: number) => {
    if (next >= 0 && next < pictures.length) onMove({ index: next });
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(at + 1);
    if (key === 'ArrowLeft') move(at - 1);
  };
  const swipe = useSwipe((step) => move(at + step));
  return (
    <dialog
      aria-label={picture?.alt || t.picture}
      {...swipe}
      {...rest}
      ref={ref}
      className={`${classes.lightbox} ${className}`}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {picture ? (
        <>
          <img key={picture.src} className={classes.picture} src={picture.src} alt={picture.alt} />
          <IconButton className={classes.close} label={close} onClick={onClose}>
            <Icon icon={X} />
          </IconButton>
          {pictures.length > 1 ? (
            <div className={classes.bar}>
              <IconButton label={t.previous} disabled={at === 0} onClick={() => move(at - 1)}>
                <Icon icon={ChevronLeft} />
              </IconButton>
              <span role="status">{t.place({ at: at + 1, all: pictures.length })}</span>
              <IconButton label={t.next} disabled={at === pictures.length - 1} onClick={() => move(at + 1)}>
                <Icon icon={ChevronRight} />
              </IconButton>
            </div>
          ) : null}
        </>
      ) : null}
    </dialog>
  );
}

/** So far a finger goes that means it. */
const SWIPE_PX = 48;

/**
 * The stroke of one finger: to the left leads on, to the right leads back. Two fingers look closer, and one on a page
 * that is enlarged looks around.
 */
function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const begun = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      const isStroke = finger && touches.length === 1 && !isEnlarged();
      begun.current = isStroke ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const from = begun.current;
      const finger = changedTouches[0];
      begun.current = undefined;
      if (!from || !finger) return;
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(x) > Math.max(SWIPE_PX, 2 * Math.abs(y))) onSwipe(x < 0 ? 1 : -1);
    },
  };
}

function isEnlarged(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}
