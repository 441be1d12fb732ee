import type { BehaviorSubject } from 'rxjs';

/**
 * Keeps the screen awake as long as somebody asks for it. The browser takes that back whenever the page is out of sight,
 * and may refuse it when the battery is low. Returns the way to stop.
 */
export function keepAwake(awake$: BehaviorSubject<boolean>, page: Document): () => void {
  const locks = page.defaultView?.navigator.wakeLock;
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const look = () => {
    const isWanted = awake$.getValue() && page.visibilityState === 'visible';
    if (isWanted === (lock !== undefined)) return;
    const held = lock;
    lock = isWanted ? locks?.request('screen').catch(() => undefined) : undefined;
    void held?.then((given) => given?.release());
  };
  const following = awake$.subscribe(look);
  page.addEventListener('visibilitychange', look);
  return () => {
    following.unsubscribe();
    page.removeEventListener('visibilitychange', look);
    void lock?.then((given) => given?.release());
  };
}
