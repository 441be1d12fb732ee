import { navigateToUrl } from 'single-spa';

/** Goes to an address of this plaza without loading a page. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  // single-spa has patched replaceState: the remotes hear of it.
  if (replace) window.history.replaceState(null, '', to);
  else navigateToUrl(to);
}
