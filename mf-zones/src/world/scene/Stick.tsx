import { type PointerEvent, useRef } from 'react';
import { fromStick } from '../walk/hands.ts';
import classes from './Controls.module.css';

interface StickProps {
  label: string;
  onPull: (pull: { ahead: number; aside: number }) => void;
}

/** A stick for the left thumb. It follows the thumb, and springs back. */
export function Stick({ label, onPull }: StickProps) {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);
  const knob = useRef<HTMLSpanElement>(null);
  const show = (x: number, y: number) => {
    const far = Math.max(1, Math.hypot(x, y) / 40);
    if (knob.current) knob.current.style.translate = `${x / far}px ${y / far}px`;
  };
  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    event.stopPropagation();
    from.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const handleMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const start = from.current;
    if (start?.id !== pointerId) return;
    show(clientX - start.x, clientY - start.y);
    onPull(fromStick(clientX - start.x, clientY - start.y));
  };
  const handleUp = () => {
    from.current = null;
    show(0, 0);
    onPull({ ahead: 0, aside: 0 });
  };
  return (
    <div
      className={classes.stick}
      role="img"
      aria-label={label}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
    >
      <span ref={knob} className={classes.knob} />
    </div>
  );
}
