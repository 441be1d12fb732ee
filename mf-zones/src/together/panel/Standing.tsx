import type { ZonePerson } from '@plaza/api-contract';
import { Button, useWords } from '@plaza/design-system';
import { safetyWords } from '../safety/words.ts';
import type { Safety } from '../safety/useSafety.ts';
import { togetherWords } from '../words.ts';
import classes from './Twin.module.css';

interface StandingProps {
  leader: ZonePerson | undefined;
  safety: Safety;
  onStop: () => void;
}

/** What goes on by itself until one ends it: walking with somebody, strangers who are frozen. */
export function Standing({ leader, safety, onStop }: StandingProps) {
  const t = useWords(togetherWords);
  const s = useWords(safetyWords);
  return (
    <div className={classes.standing} role="status">
      {leader && (
        <p className={classes.row}>
          {t.walking({ name: leader.name })}
          <Button size="s" variant="secondary" onClick={onStop}>
            {t.walkStop}
          </Button>
        </p>
      )}
      {safety.isFrozen && (
        <p className={classes.row}>
          {s.frozen}
          <Button size="s" variant="secondary" onClick={() => safety.setFrozen(false)}>
            {s.thaw}
          </Button>
        </p>
      )}
    </div>
  );
}
