import { IconButton, Switch, useWords, Icon } from '@plaza/design-system';
import { ArrowDown, ArrowUp, ChevronsDown, ChevronsUp, Eye } from 'lucide';
import { type PointerEvent, useRef } from 'react';
import { fromStick } from '../walk/hands.ts';
import { worldWords } from './words.ts';
import classes from './Controls.module.css';

interface ControlsProps {
  /** Browsers of phones and tablets get buttons and a stick. */
  mobile: boolean;
  /** Narrow places have no switch for gravity: one would only hit the ceiling. */
  canFloat: boolean;
  gravity: boolean;
  ownEyes: boolean;
  onStep: (way: 1 | -1) => void;
  onGravity: (on: boolean) => void;
  onEyes: (own: boolean) => void;
  onPull: (pull: { ahead: number; aside: number }) => void;
  /** Held down or let go: jumps, or rises and sinks where nothing pulls. */
  onLift: (up: -1 | 0 | 1) => void;
}

/** What one moves by on a screen. Keys do all of it as well. */
export function Controls(props: ControlsProps) {
  const { mobile, canFloat, gravity, ownEyes, onStep, onGravity, onEyes, onPull, onLift } = props;
  const t = useWords(worldWords);
  const held = (up: 1 | -1) => ({
    onPointerDown: () => onLift(up),
    onPointerUp: () => onLift(0),
    onPointerCancel: () => onLift(0),
    onPointerLeave: () => onLift(0),
  });
  return (
    <div className={classes.controls} role="group" aria-label={t.move}>
      {mobile && <Stick label={t.stick} onPull={onPull} />}
      <div className={classes.buttons}>
        {mobile && (
          <>
            <IconButton label={t.up} onClick={() => onStep(1)}>
              <Icon icon={ArrowUp} aria-hidden="true" />
            </IconButton>
            <IconButton label={t.down} onClick={() => onStep(-1)}>
              <Icon icon={ArrowDown} aria-hidden="true" />
            </IconButton>
            <IconButton label={gravity ? t.jump : t.rise} {...held(1)}>
              <Icon icon={ChevronsUp} aria-hidden="true" />
            </IconButton>
            {!gravity && (
              <IconButton label={t.sink} {...held(-1)}>
                <Icon icon={ChevronsDown} aria-hidden="true" />
              </IconButton>
            )}
          </>
        )}
        <IconButton label={t.ownEyes} pressed={ownEyes} onClick={() => onEyes(!ownEyes)}>
          <Icon icon={Eye} aria-hidden="true" />
        </IconButton>
        {canFloat && (
          <Switch label={t.gravity} checked={gravity} onChange={({ checked }) => onGravity(checked)} />
        )}
      </div>
    </div>
  );
}

interface StickProps {
  label: string;
  onPull: (pull: { ahead: number; aside: number }) => void;
}

/** A stick for the left thumb. It follows the thumb, and springs back. */
function Stick({ label, onPull }: StickProps) {
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
