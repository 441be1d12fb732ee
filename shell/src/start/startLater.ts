import { bringPictures } from '../connection/bringPictures.ts';
import { lendEmoji } from '../emoji/lendEmoji.ts';
import { keysDatabase } from '../keys/keysDatabase.ts';
import { startNotices } from '../notices/startNotices.ts';
import { followLogins } from '../push/followLogins.ts';
import { registerWorker } from '../pwa/registerWorker.ts';
import { paintBrowser } from '../theme/paintBrowser.ts';
import { keepAwake } from '../frame/keepAwake.ts';
import { keepScroll } from '../routing/keepScroll.ts';
import { preloadOnHover } from '../routing/preloadOnHover.ts';
import { forgetDatabases } from '../session/forgetDatabases.ts';
import { forgetShared } from '../session/forgetShared.ts';
import type { Clock } from '../clock/Clock.ts';
import type { Host } from '../host/Host.ts';
import { derive } from '../host/derive.ts';
import { followRegistry } from '../remotes/registry/followRegistry.ts';
import { keepServices } from '../remotes/services/keepServices.ts';
import { followChoices } from './followChoices.ts';
import { followAccount, followPicture } from './followAccount.ts';
import { followBrand } from './followBrand.ts';

/** What nobody waits for. The worker comes last. */
export function startLater(host: Host, page: Document, clock: Clock): void {
  startBehind(host, page, clock);
  preloadOnHover(page, host.preload);
  if (host.isPreview) return;
  const { toasts, known$ } = host;
  const container = page.defaultView?.navigator.serviceWorker;
  hearKeysOfGuest(host);
  paintBrowser(page, host.themes.theme$);
  bringPictures(page);
  followPicture(host);
  followAccount(host);
  followBrand(host);
  keepAwake(host.looks.awake$, page);
  forgetDatabases(host.sessions.session$);
  sweepKeys().catch(() => undefined);
  forgetShared(host.sessions.session$);
  if (page.defaultView) {
    keepScroll(page.defaultView);
    followChoices(page.defaultView, host);
  }
  // A task of its own: to draw what no font has, a phone looks through all of its fonts.
  setTimeout(() => void lendEmoji(page).catch(() => undefined));
  startNotices({ ...host, container });
  followLogins({ api: host.api, session$: host.sessions.session$ });
  if (!container) return;
  const worker = registerWorker({
    container,
    toasts,
    running: host.version,
    liveVersion$: derive([known$], (known) =>
      'registry' in known ? known.registry.shell.version : undefined,
    ),
    reload: () => page.defaultView?.location.reload(),
  });
  // Without it all works as before, only not without a network.
  worker.catch(() => undefined);
}

/** Most who come keep nobody's keys here, and load nothing to sweep them. */
async function sweepKeys(): Promise<void> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  if (!databases.some(({ name }) => name?.startsWith(keysDatabase))) return;
  const { aloneWithKeys, browserShelf, forgetUnused } = await import('./laterKeys.ts');
  await forgetUnused({ shelf: browserShelf(), alone: aloneWithKeys, now: Date.now() });
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

/** What works behind the page, in a preview as well: what is live is followed, and services run. */
function startBehind(host: Host, page: Document, clock: Clock): void {
  const { registry, hub, sessions, makeSlot } = host;
  // The page came with all that was live: what has become live since is heard of when the channel is joined.
  followRegistry({
    refresh: () => void registry.refresh(),
    revision: () => registry.current?.revision,
    hub,
    clock,
  });
  keepServices({
    ...host,
    session$: sessions.session$,
    makeSlot: (name) => makeSlot(name, 'service'),
    clock,
    host: page.body,
  });
}
