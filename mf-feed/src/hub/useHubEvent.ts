import type { HubEventName, HubMessage } from '@plaza/shell-contract';
import { useShell } from '@plaza/shell-contract';
import { useEffect, useEffectEvent } from 'react';

/** Hears what the hub says under a name, as long as the component is there. */
export function useHubEvent<Name extends HubEventName>(
  name: Name,
  hear: (payload: HubMessage<Name>['payload']) => void,
): void {
  const { hub } = useShell();
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listening = hub.on(name).subscribe({ next: ({ payload }) => heard(payload) });
    return () => listening.unsubscribe();
  }, [hub, name]);
}
