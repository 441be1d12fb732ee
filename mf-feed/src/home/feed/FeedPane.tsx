import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  PageList,
  Spinner,
  useWords,
} from '@plaza/design-system';
import { asApiError, useShell } from '@plaza/shell-contract';
import { useCallback } from 'react';
import { PostSkeleton } from '../../post/PostSkeleton.tsx';
import { homeWords } from '../words.ts';
import type { Entry } from './entries.ts';
import { FeedEntry } from './FeedEntry.tsx';
import type { Tab } from './feedCache.ts';
import { NewPostsPill } from './NewPostsPill.tsx';
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
