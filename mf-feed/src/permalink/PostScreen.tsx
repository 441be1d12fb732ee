import { postTitle } from '@plaza/api-contract/values';
import { ButtonLink, EmptyState, ErrorState, Screen, useWords } from '@plaza/design-system';
import { useCall, useTitle } from '@plaza/shell-contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { useGone, usePostStore } from '../store/usePostStore.tsx';
import { named } from '../post/named.ts';
import { PostCard } from '../card/PostCard.tsx';
import { PostSkeleton } from '../post/PostSkeleton.tsx';
import { postWords } from '../post/words.ts';
import classes from './PostScreen.module.css';
import { permalinkWords } from './words.ts';

/** One post with all that was said to it, at an address of its own. */
export function PostScreen() {
  const t = useWords(permalinkWords);
  const author = useWords(postWords);
  const { id = '' } = useParams();
  const store = usePostStore();
  const post = useCall('GET /posts/:id', { params: { id } });
  const isMissing = post.status === 'failed' && (post.error.status === 404 || post.error.status === 400);
  // Without a network a post that was in a list is shown as it was there.
  const known = useSyncExternalStore(store.subscribe, () => store.post(id));
  const gone = useGone(id);
  const asKnown = post.status === 'failed' && post.error.status === 0 ? known : undefined;
  const answer = post.status === 'ready' ? post.answer : asKnown;
  const name = answer && named(answer, author).user_name;
  const fault = isMissing ? t.missing : t.failed;
  // Words that were edited or taken away meanwhile are not in the title either.
  const shown = gone ? undefined : (known ?? answer);
  const wordless = answer && name ? t.title({ name }) : fault;
  const title = shown && name ? postTitle(name, shown.context) : wordless;
  useTitle(post.status === 'loading' ? undefined : title);

  const loaded = post.status === 'ready' ? post.answer : undefined;
  useEffect(() => {
    if (loaded) store.take([loaded]);
  }, [store, loaded]);
  const openId = answer?.ID;
  useEffect(() => {
    if (!openId) return undefined;
    store.setOpen(openId, true);
    return () => store.setOpen(openId, false);
  }, [store, openId]);

  return (
    <Screen data-status={post.status}>
      {post.status === 'loading' && <PostSkeleton count={1} />}
      {isMissing && (
        <EmptyState level={1} title={t.missing} action={<ButtonLink href="/">{t.home}</ButtonLink>}>
          {t.missingWhy}
        </EmptyState>
      )}
      {post.status === 'failed' && !isMissing && !asKnown && (
        <ErrorState level={1} title={t.failed} onRetry={post.retry} requestId={post.error.requestId}>
          {post.error.message}
        </ErrorState>
      )}
      {answer && name ? (
        <>
          <h1 className={classes.title}>{t.title({ name })}</h1>
          <PostCard post={answer} isFirst />
        </>
      ) : null}
    </Screen>
  );
}
