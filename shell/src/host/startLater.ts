import { hearFrameKeys } from '../frame/hearFrameKeys.ts';
import { startNotices } from '../notices/startNotices.ts';
import { registerWorker } from '../pwa/registerWorker.ts';
import { paintBrowser } from '../theme/paintBrowser.ts';
import { keepScroll } from '../routing/keepScroll.ts';
import type { Host } from './createHost.ts';
import { derive } from './derive.ts';

/** What nobody waits for. The worker comes last. */
export function startLater(host: Host): void {
  const { page, toasts, known$ } = host;
  const container = page.defaultView?.navigator.serviceWorker;
  hearFrameKeys(host);
  paintBrowser(page, host.themes.theme$);
  if (page.defaultView) keepScroll(page.defaultView);
  startNotices({ ...host, container });
  if (!container) return;
  const worker = registerWorker({
    container,
    toasts,
    liveVersion$: derive([known$], (known) =>
      'registry' in known ? known.registry.shell.version : undefined,
    ),
    reload: () => page.defaultView?.location.reload(),
  });
  // Without it all works as before, only not without a network.
  worker.catch(() => undefined);
}
