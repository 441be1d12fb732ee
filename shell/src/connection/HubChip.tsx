import { Button, StatusDot, useWords } from '@plaza/design-system';
import type { HubState } from '@plaza/shell-contract';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { troubleWords } from './trouble.words.ts';
import classes from './HubChip.module.css';

/** How the live connection is, told only while it is not as it should be. */
export function HubChip() {
  const state = useSubject(useHost().hub.state$);
  return (
    // Live, and no status bar by role: an empty one would be read out to whoever walks past it.
    <div aria-live="polite" aria-atomic="true">
      {state === 'initialized' || state === 'connected' ? null : <HubTrouble state={state} />}
    </div>
  );
}

type Trouble = Exclude<HubState, 'initialized' | 'connected'>;

const looks = {
  connecting: { status: 'careful', canRetry: false },
  unavailable: { status: 'careful', canRetry: false },
  failed: { status: 'bad', canRetry: true },
  disconnected: { status: 'bad', canRetry: true },
} as const;

/** What is the matter with the live connection, what waits for it, and what one can do. */
function HubTrouble({ state }: { state: Trouble }) {
  const { hub, waiting$ } = useHost();
  const t = useWords(troubleWords);
  const { status, canRetry } = looks[state];
  const count = Object.values(useSubject(waiting$)).reduce((sum, one) => sum + one, 0);
  return (
    <div className={classes.chip} data-state={state}>
      <StatusDot status={status} label={t[state]} />
      {count > 0 ? <span className={classes.waiting}>{t.waiting({ count })}</span> : null}
      {canRetry ? (
        <Button variant="ghost" size="s" onClick={() => hub.again$.next()}>
          {t.reconnect}
        </Button>
      ) : null}
    </div>
  );
}
