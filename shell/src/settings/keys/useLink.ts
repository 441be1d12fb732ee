import { useMemo } from 'react';
import { map, Subject } from 'rxjs';
import { useHost } from '../../host/useHost.ts';
import type { LinkNeeds } from '../../keys/linkDevices.ts';

/** What two devices need to meet; `leave` ends it from this side. */
export function useLink(): LinkNeeds & { leave(): void } {
  const { api, hub } = useHost();
  return useMemo(() => {
    const over$ = new Subject<void>();
    return {
      api,
      over$,
      moved$: hub.on('key-link').pipe(map(({ payload }) => payload.id)),
      leave: () => over$.next(),
    };
  }, [api, hub]);
}
