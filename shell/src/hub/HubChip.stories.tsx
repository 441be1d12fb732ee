import type { HubState } from '@plaza/shell-contract';
import { createTestHost } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { HubChip } from './HubChip.tsx';

export default { title: 'shell/HubChip' };

function inState(state: HubState) {
  const { host } = createTestHost({ member: {} });
  host.hub.state$.next(state);
  return (
    <HostStage host={host}>
      <HubChip />
    </HostStage>
  );
}

export const Connecting = () => inState('connecting');
export const Unavailable = () => inState('unavailable');
export const Refused = () => inState('failed');
export const Stopped = () => inState('disconnected');
