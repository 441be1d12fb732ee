import { setMountMaxTime, setUnmountMaxTime, start } from 'single-spa';
import type { Clock } from '../clock/Clock.ts';
import { keepScanned } from '../keys/keepScanned.ts';
import { followRemotes } from '../remotes/routes/followRemotes.ts';
import { reportErrors } from '../reports/Reports.ts';
import { interceptLinks } from '../routing/interceptLinks.ts';
import { isServerPath } from '../routing/isServerPath.ts';
import { forgetTab } from '../session/forgetTab.ts';
import { followOtherTabs } from '../session/SessionStore.ts';
import { sweepLate } from '../session/sweepLate.ts';
import { tabStorage } from '../storage/deviceStorage.ts';
import type { Host } from '../host/Host.ts';

/** Lets the shell live: remotes mount, guards stand, links lead, news arrive. */
export function startHost(host: Host, page: Document, clock: Clock): void {
  const { scene$, sessions, known$, remotes$, makeSlot, board, stage, navigate, overrides } = host;

  // The belt beside the braces: slots return at once and leave within a second anyway.
  setMountMaxTime(5000, true);
  setUnmountMaxTime(2000, true);
  followRemotes({
    remotes$,
    changed: [sessions.session$, known$],
    ownerNow() {
      const scene = scene$.getValue();
      return scene.scene === 'remote' ? scene.name : undefined;
    },
    makeSlot,
    board,
    stage,
  });
  start({ urlRerouteOnly: true });

  scene$.subscribe((scene) => {
    if (scene.scene !== 'redirect') return;
    keepScanned(window.location.hash, tabStorage);
    navigate(sessions.isLeaving ? '/' : scene.to, { replace: true });
  });
  // A developer who has just built wants to see it, not to be asked.
  overrides.list$.subscribe((list) => {
    for (const slot of board.all()) if (list.some(({ name }) => name === slot.name)) slot.takeNewer();
  });

  const isOurs = (pathname: string) => !isServerPath(pathname);
  interceptLinks(page, navigate, isOurs);
  // Where another tab was turned out, this one stands at the login too, whatever it had open.
  followOtherTabs(sessions, () => {
    const { pathname, search } = host.address$.getValue();
    sessions.end();
    navigate(`/login?${new URLSearchParams({ then: pathname + search })}`);
  });
  // At once: a session may be lost with the first call of the page.
  if (!host.isPreview) forgetTab(sessions);
  sweepLate(sessions.session$, sessions, clock);
  host.startHub();
  reportErrors(host.reports, host.loads);
  afterPaint(
    clock,
    () => import('./startLater.ts'),
    ({ startLater }) => startLater(host, page, clock),
  );
}

/** The first paint has the network to itself, and so has what follows at once. */
const AFTER_PAINT_MS = 2500;
const LONGEST_MS = 60_000;

/** What works behind the page comes when that is there. A file that does not arrive is asked for again, until it does. */
export function afterPaint<Module>(
  clock: Clock,
  load: () => Promise<Module>,
  begin: (loaded: Module) => void,
  waitMs = AFTER_PAINT_MS,
): void {
  clock.after(
    waitMs,
    () => void load().then(begin, () => afterPaint(clock, load, begin, Math.min(2 * waitMs, LONGEST_MS))),
  );
}
