import { Button, StatusDot } from '@plaza/design-system';
import type { HubState } from '@plaza/shell-contract';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import classes from './HubChip.module.css';

const words: Partial<Record<HubState, { status: 'careful' | 'bad'; label: string; canRetry?: boolean }>> = {
  connecting: { status: 'careful', label: 'Connecting…' },
  unavailable: { status: 'careful', label: 'No live connection. Still trying…' },
  failed: { status: 'bad', label: 'Live news were refused.', canRetry: true },
  disconnected: { status: 'bad', label: 'Live news have stopped.', canRetry: true },
};

/** How the live connection is, said only while it is not as it should be. */
export function HubChip() {
  const { hub } = useHost();
  const state = useSubject(hub.state$);
  const said = words[state];
  return (
    <div role="status" aria-label="Live connection">
      {said ? (
        <div className={classes.chip} data-state={state}>
          <StatusDot status={said.status} label={said.label} />
          {said.canRetry ? (
            <Button variant="ghost" size="s" onClick={() => hub.again$.next()}>
              Reconnect
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
