// Icons of the installed app: the server finds them among this version's files.
import './icons/app-192.png';
import './icons/app-512.png';
import './icons/maskable-512.png';
import './icons/touch-180.png';
import type { Observable } from 'rxjs';
import type { Toasts } from '../toasts/Toasts.ts';
import { pwaWords } from './words.ts';
import { TAKE_OVER } from './worker/takeOver.ts';

export interface WorkerNeeds {
  container: ServiceWorkerContainer;
  toasts: Toasts;
  /** The version of the shell that this page runs. */
  running: string | undefined;
  /** Speaks with the version of the shell that is live now. */
  liveVersion$: Observable<string | undefined>;
  reload(): void;
}

/** Puts the worker in its place, and offers the new version when a newer one waits. */
export async function registerWorker({
  container,
  toasts,
  running,
  liveVersion$,
  reload,
}: WorkerNeeds): Promise<void> {
  // A browser that forbids workers, or a test that does, hands nothing back.
  const registration: ServiceWorkerRegistration | undefined = await container.register('/worker.js');
  if (!registration) return;

  let hasOffered = false;
  const offer = (waiting: ServiceWorker | null) => {
    // The first worker ever replaces nobody.
    if (!waiting || !container.controller || hasOffered) return;
    hasOffered = true;
    toasts.say({
      message: pwaWords.now.newVersion,
      stays: true,
      action: {
        label: pwaWords.now.reload,
        onAct() {
          // Since the offer a still newer one may have come, or another tab may have let this one take over.
          const newest = registration.waiting;
          if (!newest) return reload();
          container.addEventListener('controllerchange', reload, { once: true });
          newest.postMessage(TAKE_OVER);
        },
      },
    });
  };
  const watch = (coming: ServiceWorker | null) =>
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') offer(coming);
    });

  offer(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));

  // A browser looks for a new worker when a page loads; in a tab that stays open, the registry knows sooner.
  let seen = running;
  liveVersion$.subscribe((version) => {
    const isNew = seen !== undefined && version !== undefined && version !== seen;
    seen = version ?? seen;
    if (isNew) void registration.update().catch(() => undefined);
  });
}
