import { BehaviorSubject } from 'rxjs';
import { navigateToUrl } from 'single-spa';
import type { Address } from './sceneAt.ts';

/** Goes to an address of this plaza without loading a page. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  // single-spa has patched replaceState: the remotes hear of it.
  if (replace) window.history.replaceState(null, '', to);
  else navigateToUrl(to);
}

/**
 * Where the visitor is, known at once. single-spa wraps `addEventListener('popstate')` and holds
 * listeners back until a remote has left; the frame must not wait for a remote that will not go, so
 * this listens beside the wrapper. single-spa fires popstate for pushState and replaceState too.
 */
export function watchAddress(): BehaviorSubject<Address> {
  const read = (): Address => ({ pathname: location.pathname, search: location.search });
  const address$ = new BehaviorSubject(read());
  const look = () => {
    const before = address$.getValue();
    const now = read();
    if (before.pathname !== now.pathname || before.search !== now.search) address$.next(now);
  };
  EventTarget.prototype.addEventListener.call(window, 'popstate', look);
  return address$;
}
