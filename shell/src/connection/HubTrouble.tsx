import { Button, StatusDot, useWords } from '@plaza/design-system';
import type { HubState } from '@plaza/shell-contract';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { troubleWords } from './trouble.words.ts';
import classes from './HubTrouble.module.css';

type Trouble = Exclude<HubState, 'initialized' | 'connected'>;

const looks = {
  connecting: 'careful',
  unavailable: 'careful',
  failed: 'bad',
  disconnected: 'bad',
} as const;

/** What is the matter with the live connection, what waits for it, and what one can do. */
export default function HubTrouble({ state }: { state: Trouble }) {
  const { hub, waiting$ } = useHost();
  const t = useWords(troubleWords);
  const count = Object.values(useSubject(waiting$)).reduce((sum, one) => sum + one, 0);
  return (
    <div className={classes.chip} data-state={state}>
      <StatusDot status={looks[state]} label={t[state]} />
      {count > 0 ? <span className={classes.waiting}>{t.waiting({ count })}</span> : null}
      {state !== 'connecting' ? (
        <Button variant="ghost" size="s" onClick={() => hub.again$.next()}>
          {t.reconnect}
        </Button>
      ) : null}
    </div>
  );
}
