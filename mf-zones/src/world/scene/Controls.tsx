import { IconButton, Switch, useWords, Icon } from '@plaza/design-system';
import { ArrowDown, ArrowUp, ChevronsDown, ChevronsUp, Eye } from 'lucide';
import { Stick } from './Stick.tsx';
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
