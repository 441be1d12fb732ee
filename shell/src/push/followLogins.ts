import type { ApiClient, Session } from '@plaza/shell-contract';
import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { pushBrowser } from './pushBrowser.ts';

/** Keeps the registration of this browser with the login that is live. */
export function followLogins({ api, session$ }: { api: ApiClient; session$: Observable<Session> }): void {
  const browser = pushBrowser();
  if (!browser) return;
  const userId$ = session$.pipe(
    map((session) => (session.status === 'member' ? session.user.id : undefined)),
    distinctUntilChanged(),
  );
  const takeOver = async (userId: string) => {
    const { PushRegistration } = await import('./PushRegistration.ts');
    await new PushRegistration(api, userId, browser).takeOver();
  };
  userId$.subscribe((userId) => {
    // Most browsers have never been registered.
    if (userId === undefined || browser.permission() !== 'granted') return;
    void takeOver(userId).catch(() => undefined);
  });
}
