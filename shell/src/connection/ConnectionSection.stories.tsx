import { Card } from '@plaza/design-system';
import type { HubState } from '@plaza/shell-contract';
import { createTestHost } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { ConnectionSection } from './ConnectionSection.tsx';
import type { LineEvent } from '../hub/LineStory.ts';

export default { title: 'Shell/Settings/Connection' };

const hour = (minute: number, second: number) =>
  new Date(Date.UTC(2026, 10, 20, 12, minute, second)).toISOString();

const story: LineEvent[] = [
  { at: hour(0, 1), what: 'connecting' },
  { at: hour(0, 1), what: 'connected', about: 'WebSockets, 84 ms, event 17' },
  { at: hour(9, 1), what: 'renewed' },
  { at: hour(11, 40), what: 'broken', about: 'WebSocket closed with status code: 1006 (no reason given).' },
  { at: hour(11, 41), what: 'connecting' },
  { at: hour(11, 43), what: 'unreachable' },
  { at: hour(11, 50), what: 'unavailable' },
  { at: hour(12, 2), what: 'connecting' },
  { at: hour(12, 2), what: 'connected', about: 'ServerSentEvents, 312 ms, event 19' },
];

function inState(state: HubState, events: LineEvent[]) {
  const { host } = createTestHost({ member: {} });
  host.hub.state$.next(state);
  host.hub.story$.next(events);
  return (
    <HostStage host={host}>
      <Card as="section" pad="l" aria-labelledby="connection">
        <h2 id="connection">Connection</h2>
        <ConnectionSection />
      </Card>
    </HostStage>
  );
}

export const Connected = () => inState('connected', story);
export const NothingYet = () => inState('initialized', []);
export const Unavailable = () => inState('unavailable', story.slice(0, 7));
export const Refused = () => inState('failed', [...story.slice(0, 1), { at: hour(0, 2), what: 'refused' }]);
export const OnAPhone = Object.assign(() => inState('connected', story), {
  globals: { viewport: { value: 'phone' } },
});
