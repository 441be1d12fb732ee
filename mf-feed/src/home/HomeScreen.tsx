import { Tabs, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useMe } from '../desk/useMe.ts';
import type { Tab } from './feed/feedCache.ts';
import { FeedPane } from './feed/FeedPane.tsx';
import classes from './HomeScreen.module.css';
import { useMinWidth } from './useMinWidth.ts';
import { WelcomeBanner } from './WelcomeBanner.tsx';
import { homeWords } from './words.ts';
import { ZonesAside } from './ZonesAside.tsx';

/** From here on there is room for a second column. */
const TWO_COLUMNS_PX = 900;
const TAB = 'feedTab';

/** Home: the feed of the friends, and that of the whole square. */
export function HomeScreen() {
  const t = useWords(homeWords);
  const { openComposer } = useShell();
  const me = useMe();
  const hasRoomBeside = useMinWidth(TWO_COLUMNS_PX);
  const [tab, setTab] = useState<Tab>(() =>
    sessionStorage.getItem(TAB) === 'global' ? 'global' : 'friends',
  );
  const open = (id: Tab) => {
    sessionStorage.setItem(TAB, id);
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
        <WelcomeBanner name={me?.name ?? ''} onWrite={openComposer} />
        <Tabs
          label={t.tabs}
          className={classes.tabs}
          tabs={[pane('friends'), pane('global')]}
          selected={tab}
          onChange={({ id }) => open(id === 'global' ? 'global' : 'friends')}
        />
      </div>
      {hasRoomBeside && <ZonesAside />}
    </div>
  );
}
