import { SHARED_FILES } from '@plaza/shell-contract/shared-files';
import type { PageRequest, WorkerPart, WorkerScope } from './WorkerScope.ts';

const DOOR = '/add';

/**
 * What another app shares begins a post: its words go along in the address, its files wait in this browser, through a
 * login too. What was shared before and never taken makes remote.
 */
export const takeShared: WorkerPart = (scope) => {
  scope.addEventListener('fetch', (event) => {
    const { method, url } = event.request;
    if (method === 'POST' && new URL(url).pathname === DOOR) event.respondWith(take(scope, event));
  });
};

async function take({ caches }: WorkerScope, { request }: PageRequest): Promise<Response> {
  const query = new URLSearchParams();
  const files: File[] = [];
  // What was cut off on its way opens the composer all the same.
  for (const [name, value] of await request.formData().catch(() => new FormData())) {
    if (typeof value === 'string') query.set(name, value);
    else if (value.size > 0) files.push(value);
  }
  await keep(caches, files).then(
    () => files.length > 0 && query.set('files', String(files.length)),
    // No remote: the words come without them.
    () => caches.delete(SHARED_FILES),
  );
  return Response.redirect(new URL(`${DOOR}?${query}`, request.url).href, 303);
}

async function keep(caches: CacheStorage, files: readonly File[]): Promise<void> {
  await caches.delete(SHARED_FILES);
  if (files.length === 0) return;
  const kept = await caches.open(SHARED_FILES);
  // One after the other: they are read in the order in which they came.
  for (const [at, file] of files.entries()) await kept.put(`${DOOR}/${at}`, asResponse(file));
}

function asResponse(file: File): Response {
  return new Response(file, {
    headers: { 'Content-Type': file.type, 'X-Name': encodeURIComponent(file.name) },
  });
}
