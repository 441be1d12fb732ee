import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Icon,
  PageList,
  Spinner,
  useWords,
} from '@plaza/design-system';
import { asApiError, useShell } from '@plaza/shell-contract';
import { ArrowUp } from 'lucide';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepFocus } from '../../post/keepFocus.ts';
import { PostSkeleton } from '../../post/PostSkeleton.tsx';
import { homeWords } from '../words.ts';
import type { Entry } from './entries.ts';
import type { Feed, FeedState } from './Feed.ts';
import { FeedEntry } from './FeedEntry.tsx';
import type { Tab } from './feedCache.ts';
import { useFeed } from './useFeed.ts';
import classes from './FeedPane.module.css';

/** A post with a picture on a phone. The list would take forty, and make twenty posts for a screen of two. */
const POST_PX = 480;
const keyOf = ({ item }: { item: Entry }) => item.id;

interface FeedPaneProps {
  tab: Tab;
  onOtherTab: () => void;
}

/** One tab of the feed in its four faces. */
export function FeedPane({ tab, onOtherTab }: FeedPaneProps) {
  const t = useWords(homeWords);
  const { openComposer } = useShell();
  const { feed, state } = useFeed(tab);
  const { entries, next } = state.feed;
  const count = next === null ? entries.length : -1;
  // The same one for every page that comes below: what is on screen is not drawn again for it.
  const renderItem = useCallback(
    ({ item, index }: { item: Entry; index: number }) => (
      <FeedEntry entry={item} position={index + 1} count={count} onNear={(gap) => feed.fill(gap)} />
    ),
    [feed, count],
  );

  if (state.status === 'loading') return <PostSkeleton />;
  if (state.status === 'failed') {
    const error = asApiError(state.error);
    return (
      <ErrorState title={t.failed} onRetry={() => void feed.load()} requestId={error.requestId}>
        {t.fetchFailed} {error.message}
      </ErrorState>
    );
  }
  if (entries.length === 0)
    return (
      <EmptyState
        title={t.quiet}
        action={
          <div className={classes.ways}>
            {tab === 'friends' ? <Button onClick={onOtherTab}>{t.seeGlobal}</Button> : null}
            {tab === 'global' ? <Button onClick={openComposer}>{t.write}</Button> : null}
            <ButtonLink href="/search" variant="secondary">
              {t.findPeople}
            </ButtonLink>
          </div>
        }
      >
        {tab === 'friends' ? t.quietFriends : t.quietGlobal}
      </EmptyState>
    );
  return (
    <>
      <NewPostsPill feed={feed} newer={state.newer} />
      <PageList
        label={tab === 'friends' ? t.friendsFeed : t.globalFeed}
        items={entries}
        itemKey={keyOf}
        itemPx={POST_PX}
        goTo={state.goTo}
        busy={state.older === 'loading'}
        onRest={({ place }) => feed.rest(place)}
        onNearEnd={() => void feed.loadOlder()}
        renderItem={renderItem}
      />
      <div className={classes.end}>
        {state.older === 'loading' ? <Spinner label={t.older} /> : null}
        {state.older === 'failed' ? (
          <>
            <p role="alert">{t.olderFailed}</p>
            <Button variant="secondary" size="s" onClick={() => void feed.loadOlder()}>
              {t.retry}
            </Button>
          </>
        ) : null}
        {next === null ? <p>{t.end}</p> : null}
      </div>
    </>
  );
}

/** Says that there are new posts, and shows them when it is pressed; until then nothing moves. */
function NewPostsPill({ feed, newer }: { feed: Pick<Feed, 'reveal'>; newer: FeedState['newer'] }) {
  const t = useWords(homeWords);
  const { toast } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const { count, more } = newer;
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (count > 0 || !wasPressed.current) return;
    wasPressed.current = false;
    // The button is gone. From here the next step leads to what it has shown.
    keepFocus(box.current);
  }, [count]);
  const handlePress = async () => {
    wasPressed.current = true;
    setIsBusy(true);
    await feed.reveal().catch((error: unknown) => {
      const why = error instanceof Error ? error.message : '';
      toast({ message: t.newPostsFailed({ why }), tone: 'bad' });
    });
    setIsBusy(false);
  };
  return (
    <div ref={box} className={classes.newer} aria-live="polite" tabIndex={-1}>
      {count > 0 ? (
        <button type="button" className={classes.pill} disabled={isBusy} onClick={() => void handlePress()}>
          <Icon icon={ArrowUp} aria-hidden="true" />
          {more ? t.manyNewPosts({ count }) : t.newPosts({ count })}
        </button>
      ) : null}
    </div>
  );
}
