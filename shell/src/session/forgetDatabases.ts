import type { Session } from '@plaza/shell-contract';
import type { Observable } from 'rxjs';
import { isOfDevice } from './SessionStore.ts';

/** What remotes keep in databases of the browser is the visitor's, as the storage is: it goes when nobody is logged in. */
export function forgetDatabases(
  session$: Observable<Session>,
  browser: Pick<IDBFactory, 'databases' | 'deleteDatabase'> | undefined = globalThis.indexedDB,
): void {
  const forget = async () => {
    // Older browsers do not tell what there is.
    for (const { name } of (await browser?.databases?.()) ?? [])
      if (name !== undefined && !isOfDevice(name)) browser?.deleteDatabase(name);
  };
  session$.subscribe(({ status }) => {
    if (status === 'guest') void forget().catch(() => undefined);
  });
}
