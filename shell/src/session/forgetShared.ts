import type { Session } from '@plaza/shell-contract';
import { SHARED_FILES } from '@plaza/shell-contract/shared-files';
import type { Observable } from 'rxjs';

/**
 * Files that another app shared wait for the composer, through a login too: so nobody being there is no reason to let go
 * of them, but that somebody leaves is.
 */
export function forgetShared(
  session$: Observable<Session>,
  caches: Pick<CacheStorage, 'delete'> | undefined = globalThis.caches,
): void {
  let before: Session['status'] = 'guest';
  session$.subscribe(({ status }) => {
    if (before === 'member' && status === 'guest') caches?.delete(SHARED_FILES).catch(() => undefined);
    before = status;
  });
}
