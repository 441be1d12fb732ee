import { useCallback } from 'react';
import { useHost } from '../host/useHost.ts';
import classes from './Stage.module.css';

/** Gives the remote of this address its place. The element itself lives longer than any frame around it. */
export function Stage() {
  const { stage } = useHost();
  const hold = useCallback(
    (place: HTMLDivElement | null) => {
      if (!place) return undefined;
      place.append(stage);
      return () => stage.remove();
    },
    [stage],
  );
  return <div className={classes.stage} ref={hold} />;
}
