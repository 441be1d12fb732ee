import type { PageRequest, WorkerPart } from './WorkerScope.ts';

const KEPT = 'plaza-offline';
const PAGE = '/offline';

/**
 * A page that cannot be had becomes the offline page. Nothing else goes through here, and nothing else is ever kept:
 * which versions are live is asked of the server each time, and what has a hash the browser keeps by itself.
 */
export const showOffline: WorkerPart = (scope) => {
  const keep = async () => {
    const kept = await scope.caches.open(KEPT);
    await kept.add(new Request(PAGE, { cache: 'reload' }));
  };
  const answer = async ({ request, preloadResponse }: PageRequest) => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      return (await scope.caches.match(PAGE)) ?? Response.error();
    }
  };

  scope.addEventListener('install', (event) => event.waitUntil(keep()));
  scope.addEventListener('activate', (event) => {
    // Pages do not wait until the worker is awake.
    if (scope.registration.navigationPreload) event.waitUntil(scope.registration.navigationPreload.enable());
  });
  scope.addEventListener('fetch', (event) => {
    const { mode, method } = event.request;
    if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event));
  });
};
