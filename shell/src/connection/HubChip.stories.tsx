import type { HubState } from '@plaza/shell-contract';
import { createTestHost } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { HubChip } from './HubChip.tsx';

export default { title: 'Shell/Connection chip' };

function inState(state: HubState, waiting = 0) {
  const { host } = createTestHost({ member: {} });
  host.hub.state$.next(state);
  host.waiting$.next({ 'mf-feed': waiting });
  return (
    <HostStage host={host}>
      <HubChip />
    </HostStage>
  );
}

/** Quiet: nobody has asked for a connection yet. */
export const NotNeededYet = () => inState('initialized', 2);
/** Quiet: all is well. */
export const Connected = () => inState('connected', 2);
export const Connecting = () => inState('connecting');
export const Unavailable = () => inState('unavailable');
export const Refused = () => inState('failed');
export const Stopped = () => inState('disconnected');
/** What was done meanwhile goes out as soon as there is a connection. */
export const WorkWaits = () => inState('unavailable', 3);
export const WorkWaitsAndStopped = () => inState('disconnected', 1);
