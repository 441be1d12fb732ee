import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { lookByTurning } from './lookByTurning.ts';
import { type Look, turned, turnedByKey } from './look.ts';
import { SpherePainter } from './SpherePainter.ts';
import classes from './SphereVideo.module.css';

interface SpherePictureProps {
  label: string;
  film: RefObject<HTMLVideoElement | null>;
  /** Where one looks just now. */
  lookNow: () => Look;
  onLook: (look: Look) => void;
  /** Paints from now on; nothing: this browser paints no sphere. */
  onPainter: (painter: SpherePainter | undefined) => void;
  /** One who wears a headset sees nothing of the page. */
  isWorn: boolean;
}

/** What is seen of the sphere. Dragging, the arrows and a phone that is turned look about in it. */
export function SpherePicture({ label, film, isWorn, ...told }: SpherePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const finger = useRef<{ x: number; y: number }>(undefined);
  const { lookNow, onLook, onPainter } = told;
  const isHidden = useRef(isWorn);
  useEffect(() => {
    isHidden.current = isWorn;
  });
  const tellPainter = useEffectEvent(onPainter);
  const paintLook = useEffectEvent(lookNow);
  const turn = useEffectEvent((right: number, up: number) => onLook(turned(lookNow(), right, up)));

  useEffect(() => {
    const { current: place } = canvas;
    const { current: source } = film;
    if (!place || !source) return;
    const made = SpherePainter.on(place);
    tellPainter(made);
    if (!made) return;
    let asked = requestAnimationFrame(function paint() {
      const isSeen = !isHidden.current && source.readyState >= source.HAVE_CURRENT_DATA;
      if (isSeen) made.paint(source, paintLook());
      asked = requestAnimationFrame(paint);
    });
    return () => {
      cancelAnimationFrame(asked);
      made.close();
    };
  }, [film]);

  useEffect(() => lookByTurning((right, up) => turn(right, up)), []);

  const handleMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const before = finger.current;
    if (!before) return;
    // A drag across the whole picture is a little more than what is seen of the sphere.
    const scale = 2.2 / currentTarget.clientWidth;
    onLook(turned(lookNow(), (before.x - clientX) * scale, (clientY - before.y) * scale));
    finger.current = { x: clientX, y: clientY };
  };

  const handleKey = (event: KeyboardEvent) => {
    const next = turnedByKey(lookNow(), event.key);
    if (!next) return;
    // The page's own arrows turn to the next video.
    event.preventDefault();
    event.stopPropagation();
    onLook(next);
  };

  return (
    <canvas
      ref={canvas}
      className={classes.sphere}
      role="img"
      aria-label={label}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        finger.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={handleMove}
      onPointerUp={() => (finger.current = undefined)}
      onPointerCancel={() => (finger.current = undefined)}
      onKeyDown={handleKey}
    />
  );
}
