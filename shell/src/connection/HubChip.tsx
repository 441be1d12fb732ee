import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
// Not lazily: it speaks when there is no connection, and then no chunk would come.
import HubTrouble from './HubTrouble.tsx';

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
