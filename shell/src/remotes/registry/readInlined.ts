import type { RemoteRegistry } from '@plaza/api-contract';
import { isRemoteRegistry } from './isRemoteRegistry.ts';

/** The registry that came with the page, which spares the first look at the server. */
export function readInlined(page: Document): RemoteRegistry | undefined {
  return parseRegistry(page.getElementById('plaza-remotes')?.textContent);
}

export function parseRegistry(text: string | null | undefined): RemoteRegistry | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRemoteRegistry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
