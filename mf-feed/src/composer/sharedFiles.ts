import { SHARED_FILES } from '@plaza/shell-contract/shared-files';

/** The files that another app gave to `/add` as a share target, once. */
export async function takeSharedFiles(
  search: string,
  caches: Pick<CacheStorage, 'open' | 'delete'> | undefined = globalThis.caches,
): Promise<File[]> {
  if (!caches || !new URLSearchParams(search).has('files')) return [];
  const kept = await caches.open(SHARED_FILES);
  const files: File[] = [];
  for (const request of await kept.keys()) {
    const answer = await kept.match(request);
    if (answer) files.push(await asFile(answer));
  }
  await caches.delete(SHARED_FILES);
  return files;
}

async function asFile(answer: Response): Promise<File> {
  const type = answer.headers.get('Content-Type') ?? '';
  const name = decodeURIComponent(answer.headers.get('X-Name') ?? '');
  return new File([await answer.blob()], name, { type });
}
