import type { HubEventName, HubMessage } from '@plaza/shell-contract';
import { useShell } from '@plaza/shell-contract';
import { useEffect, useEffectEvent } from 'react';

/** Hears what the hub says under a name, as long as the component is there. */
export function useNews<Name extends HubEventName>(
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

/** Too much was missed while the connection was gone: what is on screen is to be loaded anew. */
export function useReset(load: () => void): void {
  const { hub } = useShell();
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    const listening = hub.sync().subscribe({ next: ({ reset }) => reset && loadNow() });
    return () => listening.unsubscribe();
  }, [hub]);
}
