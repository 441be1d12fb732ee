import { Tabs, useWords } from '@plaza/design-system';
import { storageOf, useCall, usePlace, useShell } from '@plaza/shell-contract';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useMe } from '../store/useMe.ts';
import { chosenTab, keepTab, type Tab } from './feed/feedCache.ts';
import { FeedPane } from './feed/FeedPane.tsx';
import classes from './HomeScreen.module.css';
import { WelcomeBanner } from './WelcomeBanner.tsx';
import { homeWords } from './words.ts';

/** From here on there is room for a second column. */
const TWO_COLUMNS_PX = 900;

/** Home: the feed of the friends, and that of the whole square. */
export function HomeScreen() {
  const t = useWords(homeWords);
  const shell = useShell();
  const { openComposer } = shell;
  const shelf = storageOf(shell).tab;
  const me = useMe();
  const hasSecondColumn = useMinWidth(TWO_COLUMNS_PX);
  const [tab, setTab] = useState<Tab>(() => chosenTab(shelf));
  const open = (id: Tab) => {
    keepTab(shelf, id);
    setTab(id);
  };
  const pane = (id: Tab) => ({
    id,
    label: t[id],
    content: <FeedPane key={id} tab={id} onOtherTab={() => open('global')} />,
  });
  return (
    <div className={classes.home}>
      <div className={classes.feed}>
        <WelcomeBanner
          name={me?.name ?? ''}
          onWrite={openComposer}
          // Who brings it shows where friends are now, and nothing while they are nowhere.
          line={<div className={classes.friends} ref={usePlace('zones.friends')} />}
        />
        <Tabs
          label={t.tabs}
          className={classes.tabs}
          tabs={[pane('friends'), pane('global')]}
          selected={tab}
          onChange={({ id }) => open(id === 'global' ? 'global' : 'friends')}
        />
      </div>
      {hasSecondColumn && <ZonesAside />}
    </div>
  );
}

/** Space beside the feed. Whoever brings a list of zones is mounted here, and below it what partners show. */
function ZonesAside() {
  const zones = usePlace<HTMLElement>('zones.sidebar');
  const placed = useCall('GET /placements', { query: { place: 'feed' } });
  return (
    <div className={classes.aside}>
      <aside ref={zones} />
      {/* Nobody loads what shows them where there is nothing to show. */}
      {placed.status === 'ready' && placed.answer.length > 0 ? <Placements /> : null}
    </div>
  );
}

function Placements() {
  return <div ref={usePlace('placements.feed')} />;
}

/** Whether the window is at least so wide. Where nothing can be measured, it is not. */
function useMinWidth(px: number): boolean {
  const query = `(width >= ${px}px)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
}
