import type { LiveNow } from '@plaza/api-contract';
import { useCall, useShell } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';
import { useWhileSeen } from '../frame/useWhileSeen.ts';

const NOW_MS = 5_000;
const LINES_MS = 60_000;
const nothing = () => undefined;

/** The numbers as the hub tells them; without it they are asked for. Their lines come every minute. While somebody looks. */
export function useLive() {
  const now = useCall('GET /live');
  const lines = useCall('GET /live/lines');
  const told = useTold();
  useWhileSeen(told ? nothing : now.refetch, NOW_MS);
  useWhileSeen(lines.refetch, LINES_MS);
  return { now, told, lines };
}

/** What the hub has said last, as long as it goes on saying it. A page in the background does not listen. */
function useTold(): LiveNow | undefined {
  const { hub } = useShell();
  const [told, setTold] = useState<LiveNow>();
  useEffect(() => {
    let listening: { unsubscribe(): void } | undefined;
    let isConnected = false;
    const listen = () => {
      listening?.unsubscribe();
      listening = undefined;
      if (!isConnected) setTold(undefined);
      else if (document.visibilityState === 'visible')
        listening = hub.stream('live').subscribe({ next: setTold, error: () => setTold(undefined) });
    };
    const states = hub.state$.subscribe({
      next: (state) => {
        isConnected = state === 'connected';
        listen();
      },
    });
    document.addEventListener('visibilitychange', listen);
    return () => {
      listening?.unsubscribe();
      states.unsubscribe();
      document.removeEventListener('visibilitychange', listen);
    };
  }, [hub]);
  return told;
}
