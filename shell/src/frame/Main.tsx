import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Host } from '../host/Host.ts';
import { useHost } from '../host/useHost.ts';
import { StandingNotices } from './StandingNotices.tsx';
import { usePage } from './usePage.ts';
import classes from './Main.module.css';

interface Shown {
  page: string;
  screen: string;
  entry: string | undefined;
  /** It is there, and the focus has not come to it yet. */
  step?: { from: Element | null; ms: number } | undefined;
}

/** What was shown last, in whichever frame: who logs in or out is led to the beginning as well. */
const lastShown = new WeakMap<Host, Shown>();

/** So long a step waits for a title that is still on its way: what is heard then is heard once, and right. */
const PATIENCE_MS = 1000;
/** So long a remote that stays may take to draw its next page: until then its title is that of the page before. */
const DRAWING_MS = 100;

/**
 * The part of the page that changes. When another page comes, of the same remote too, its title is told and the focus
 * goes to its beginning. An address that only takes the place of another is the same page.
 */
export function Main({ children }: { children: ReactNode }) {
  const host = useHost();
  const { titles } = host;
  const { pathname, screen, title, isComing } = usePage();
  const page = `${screen} ${pathname}`;
  const ref = useRef<HTMLElement>(null);
  const [firstTitle] = useState(title);
  const namedAt = useRef(pathname);

  // Named, so that ears hear where they are when the focus comes here. By hand: the name has to be there before the focus.
  const name = () => {
    namedAt.current = pathname;
    ref.current?.setAttribute('aria-label', title);
  };
  const arrive = useEffectEvent((from: Element | null) => {
    const { activeElement } = document;
    if (activeElement !== from && activeElement !== document.body) return;
    name();
    ref.current?.focus({ preventScroll: true });
  });
  const rename = useEffectEvent(() => {
    // A screen reader reads the new name of what has the focus: it has been told one already.
    const isHeard = document.activeElement === ref.current && namedAt.current === pathname;
    if (!isHeard) name();
  });

  useEffect(() => {
    if (!isComing) rename();
    if (!isComing || !titles.isServed(pathname)) document.title = title;
  }, [titles, pathname, title, isComing]);

  // Before it is painted, so that what brings an old place back comes after.
  useLayoutEffect(() => {
    const before = lastShown.get(host);
    if (before?.page === page) return;
    const entry = entryNow();
    // A step that waits goes on where its address is replaced meanwhile.
    const shown: Shown = { ...before, page, screen, entry };
    lastShown.set(host, shown);
    // Where a browser has opened the page, it has put the visitor itself.
    if (!before) return;
    if (before.screen === screen && entry !== undefined && before.entry === entry) return;
    window.scrollTo(0, 0);
    shown.step = { from: document.activeElement, ms: before.screen === screen ? DRAWING_MS : 0 };
  }, [host, page, screen]);

  useLayoutEffect(() => {
    const shown = lastShown.get(host);
    if (!shown?.step) return undefined;
    const { from, ms } = shown.step;
    const there = () => {
      shown.step = undefined;
      arrive(from);
    };
    // A task later: a screen reader that comes here before what is here has changed loses its place again.
    const timer = setTimeout(there, isComing ? PATIENCE_MS : ms);
    return () => clearTimeout(timer);
  }, [host, page, isComing]);

  return (
    <main id="main" ref={ref} tabIndex={-1} aria-label={firstTitle} className={classes.main} onBlur={name}>
      <StandingNotices />
      {children}
    </main>
  );
}

/** Which entry of the history is shown; one that was replaced keeps its key. Unknown to browsers without the Navigation API. */
function entryNow(): string | undefined {
  return window.navigation?.currentEntry?.key;
}
