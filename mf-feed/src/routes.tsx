import { useSyncExternalStore } from 'react';
import { HomeScreen } from './home/HomeScreen.tsx';
import { later } from './later.tsx';
import { screenFileAt } from './screenFiles.ts';
import { PostStoreProvider } from './store/usePostStore.tsx';

const OtherScreens = later(() => {
  // Together with the router, not after it.
  screenFileAt(window.location.pathname)?.().catch(() => undefined);
  return import('./otherScreens.tsx');
}, 'OtherScreens');

/** The feed stands without a router, which is two fifths of its code: one comes with the first screen beside it. */
export function FeedRoutes() {
  const pathname = useSyncExternalStore(hearAddress, readPathname);
  return (
    <PostStoreProvider>
      {pathname === '/' ? <HomeScreen /> : null}
      {/* On the way out the address is already another remote's. */}
      {screenFileAt(pathname) ? <OtherScreens /> : null}
    </PostStoreProvider>
  );
}

/** The shell tells of each address so, also of one that is pushed. */
function hearAddress(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

const readPathname = () => window.location.pathname;
