/** Where the worker of the page keeps what another app shares. */
const KEPT = 'plaza-shared';

/** The files that another app gave to `/add` as a share target, once. */
export async function takeSharedFiles(
  search: string,
  caches: Pick<CacheStorage, 'open' | 'delete'> | undefined = globalThis.caches,
): Promise<File[]> {
  if (!caches || !new URLSearchParams(search).has('files')) return [];
  const kept = await caches.open(KEPT);
  const files: File[] = [];
  for (const request of await kept.keys()) {
    const answer = await kept.match(request);
    if (answer) files.push(await asFile(answer));
  }
  await caches.delete(KEPT);
  return files;
}

async function asFile(answer: Response): Promise<File> {
  const type = answer.headers.get('Content-Type') ?? '';
  const name = decodeURIComponent(answer.headers.get('X-Name') ?? '');
  return new File([await answer.blob()], name, { type });
}
