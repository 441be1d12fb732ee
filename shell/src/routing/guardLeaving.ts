import type { Guards } from './Guards.ts';
import { destinationOf } from './interceptLinks.ts';

export interface Leaving {
  page: Document;
  guards: Guards;
  navigate(to: string): void;
  isOurs(pathname: string): boolean;
  /** Where the browser has it: then Back is asked about, too. */
  navigation?: Navigation | undefined;
}

/**
 * Asks before somebody goes elsewhere while a remote says that something would be lost: by a link, wherever it is, and by
 * Back and Forward. Before the page itself closes the browser asks, in its own words. Nothing is heard while nobody guards.
 */
export function guardLeaving({ page, guards, navigate, isOurs, navigation }: Leaving): () => void {
  let ending: AbortController | undefined;
  /** The step through the history that the visitor has agreed to. */
  let agreed: string | undefined;

  const hearClick = (event: MouseEvent) => {
    const to = destinationOf(event, page.location);
    if (!to || !isOurs(to.pathname) || to.pathname === page.location.pathname) return;
    // Before any router hears of it.
    event.preventDefault();
    event.stopPropagation();
    guards.leave(() => navigate(to.pathname + to.search + to.hash));
  };
  const hearStep = (event: NavigateEvent) => {
    const { navigationType, destination, cancelable, defaultPrevented } = event;
    // A popup has taken the step for itself.
    if (defaultPrevented) return;
    if (navigationType !== 'traverse' || !cancelable || destination.key === agreed) return;
    const { pathname, search, hash } = new URL(destination.url);
    if (pathname === page.location.pathname) return;
    event.preventDefault();
    guards.leave(() => {
      // The question may have had an entry of its own, which takes the place of all that was forward from here.
      if (!navigation?.entries().some(({ key }) => key === destination.key))
        return navigate(pathname + search + hash);
      agreed = destination.key;
      void navigation.traverseTo(destination.key).committed?.catch(() => undefined);
    });
  };
  // Chrome asks when the event is refused; Safari looks at the value.
  const hearEnd = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    event.returnValue = true;
  };

  const following = guards.isUp$.subscribe((isUp) => {
    ending?.abort();
    ending = undefined;
    if (!isUp) return;
    agreed = undefined;
    ending = new AbortController();
    const { signal } = ending;
    page.addEventListener('click', hearClick, { signal, capture: true });
    navigation?.addEventListener('navigate', hearStep, { signal });
    page.defaultView?.addEventListener('beforeunload', hearEnd, { signal });
  });
  return () => {
    following.unsubscribe();
    ending?.abort();
  };
}
