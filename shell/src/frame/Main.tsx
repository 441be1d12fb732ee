import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { useWords } from '@plaza/design-system';
import { titleWords } from './first.words.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { titleOf } from './titleOf.ts';
import classes from './Main.module.css';

/**
 * The part of the page that changes. When another screen comes, its title is told and the focus
 * goes to its beginning; what happens within a remote is the remote's own.
 */
export function Main({ children }: { children: ReactNode }) {
  const { scene$, address$ } = useHost();
  const { pathname } = useSubject(address$);
  const scene = useSubject(scene$);
  const screen = 'name' in scene ? scene.name : scene.scene;
  useWords(titleWords); // the title speaks the language of the moment
  const title = titleOf(scene, pathname);
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(screen);

  useEffect(() => {
    document.title = title;
  }, [title]);

  // Before it is painted, so that what brings an old place back comes after.
  useLayoutEffect(() => {
    if (shown.current === screen) return undefined;
    shown.current = screen;
    window.scrollTo(0, 0);
    const before = document.activeElement;
    // A task later: a screen reader that comes here before what is here has changed loses its place again.
    const step = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === before || activeElement === document.body)
        ref.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(step);
  }, [screen]);

  return (
    // Named, so that ears hear where they are when the focus comes here.
    <main id="main" ref={ref} tabIndex={-1} aria-label={title} className={classes.main}>
      <OfflineNotice />
      {children}
    </main>
  );
}
