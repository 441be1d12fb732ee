import type { Clock } from '../clock/Clock.ts';
import type { Host } from '../host/Host.ts';
import { followRegistry } from '../remotes/registry/followRegistry.ts';
import { keepServices } from '../remotes/services/keepServices.ts';

/** What works behind the page, in a preview as well: what is live is followed, and services run. */
export function startBehind(host: Host, page: Document, clock: Clock): void {
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
