import { Button, Icon, useWords } from '@plaza/design-system';
import { RectangleGoggles } from 'lucide';
import type { Vr } from './useVr.ts';
import classes from './VrButton.module.css';
import { vrWords } from './words.ts';

/** The way in with a headset; where there is none, why. */
export function VrButton({ vr, isReady }: { vr: Pick<Vr, 'state' | 'enter' | 'leave'>; isReady: boolean }) {
  const t = useWords(vrWords);
  const { state } = vr;
  if (state.status === 'checking') return null;
  if (!('problem' in state)) return <p className={classes.line}>{t[state.status]}</p>;
  const { status, problem } = state;
  return (
    <div className={classes.vr} data-status={status}>
      {status === 'worn' ? (
        <Button variant="primary" icon={<Icon icon={RectangleGoggles} />} onClick={vr.leave}>
          {t.leave}
        </Button>
      ) : (
        <Button
          variant="secondary"
          icon={<Icon icon={RectangleGoggles} />}
          disabled={!isReady}
          busy={status === 'entering'}
          onClick={vr.enter}
        >
          {status === 'entering' ? t.entering : t.enter}
        </Button>
      )}
      <p className={classes.line} role="status">
        {status === 'worn' ? t.worn : problem && t[problem]}
      </p>
    </div>
  );
}
