import type { Notification } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { useEffect, useEffectEvent } from 'react';

/** Does something when the bell tells of one of these: what it tells of is on this page. */
export function useWhenTold(kinds: readonly Notification['kind'][], act: () => void): void {
  const { hub } = useShell();
  const hear = useEffectEvent((kind: Notification['kind'] | undefined) => {
    if (kind && kinds.includes(kind)) act();
  });
  useEffect(() => {
    const listening = hub
      .on('notification')
      .subscribe({ next: ({ payload }) => hear(payload.notification?.kind) });
    return () => listening.unsubscribe();
  }, [hub]);
}
