import type { ApiClient, Session } from '@plaza/shell-contract';
import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { pushBrowser } from './pushBrowser.ts';
import { PushRegistration } from './PushRegistration.ts';

/** Keeps the registration of this browser with the login that is live. */
export function followLogins({ api, session$ }: { api: ApiClient; session$: Observable<Session> }): void {
  const browser = pushBrowser();
  if (!browser) return;
  const userId$ = session$.pipe(
    map((session) => (session.status === 'member' ? session.user.id : undefined)),
    distinctUntilChanged(),
  );
  userId$.subscribe((userId) => {
    if (userId === undefined) return;
    new PushRegistration(api, userId, browser).takeOver().catch(() => undefined);
  });
}
