import { startNotices } from '../notices/startNotices.ts';
import { registerWorker } from '../pwa/registerWorker.ts';
import { paintBrowser } from '../theme/paintBrowser.ts';
import { followChoices } from '../storage/followChoices.ts';
import { keepScroll } from '../routing/keepScroll.ts';
import { followPicture } from '../session/followPicture.ts';
import { forgetDatabases } from '../session/forgetDatabases.ts';
import { forgetShared } from '../session/forgetShared.ts';
import { forgetTab } from '../session/forgetTab.ts';
import type { Host } from './createHost.ts';
import { derive } from './derive.ts';

/** What nobody waits for. The worker comes last. */
export function startLater(host: Host): void {
  const { page, toasts, known$ } = host;
  const container = page.defaultView?.navigator.serviceWorker;
  hearKeysOfGuest(host);
  paintBrowser(page, host.themes.theme$);
  followPicture(host);
  forgetDatabases(host.sessions.session$);
  forgetShared(host.sessions.session$);
  forgetTab(host.sessions.session$);
  if (page.defaultView) {
    keepScroll(page.defaultView);
    followChoices(page.defaultView, host);
  }
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

/** A member's frame hears the keys by itself, and sooner. */
function hearKeysOfGuest(host: Host): void {
  const guest = host.sessions.session$.subscribe(({ status }) => {
    if (status === 'member') return;
    queueMicrotask(() => guest.unsubscribe());
    import('../frame/hearFrameKeys.ts').then(
      ({ hearFrameKeys }) => hearFrameKeys(host),
      () => undefined,
    );
  });
}
