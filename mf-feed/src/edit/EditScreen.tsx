import type { FeedItem } from '@plaza/api-contract';
import { ButtonLink, Card, EmptyState, ErrorState, Screen, useWords } from '@plaza/design-system';
import { useCall, useShell, useTitle } from '@plaza/shell-contract';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { composerWords } from '../composer/words.ts';
import { useHubEvent } from '../hub/useHubEvent.ts';
import { PostSkeleton } from '../post/PostSkeleton.tsx';
import { EditForm } from './EditForm.tsx';

/** Edits a post of one's own. What it said before stays in its history. */
export function EditScreen() {
  const t = useWords(composerWords);
  const { api } = useShell();
  const { id = '' } = useParams();
  const post = useCall('GET /posts/:id', { params: { id } });
  const [newer, setNewer] = useState<FeedItem>();
  const [round, setRound] = useState(0);
  const look = () =>
    // What does not come is seen when it is opened the next time; what is being written stays.
    api.call('GET /posts/:id', { params: { id } }).then(
      (answer) => setNewer((before) => laterOf(answer, before)),
      () => undefined,
    );
  useHubEvent('post-changed', ({ ID, what }) => {
    if (ID === id && what === 'edited') void look();
  });
  const isMissing =
    (post.status === 'failed' && (post.error.status === 404 || post.error.status === 400)) ||
    (post.status === 'ready' && !post.answer.is_own);
  useTitle(isMissing ? t.notFound : t.editTitle);
  return (
    <Screen data-status={post.status}>
      {post.status === 'loading' && <PostSkeleton count={1} />}
      {isMissing && (
        <EmptyState level={1} title={t.notFound} action={<ButtonLink href="/">{t.home}</ButtonLink>}>
          {t.notFoundWhy}
        </EmptyState>
      )}
      {post.status === 'failed' && !isMissing && (
        <ErrorState level={1} title={t.loadFailed} onRetry={post.retry} requestId={post.error.requestId}>
          {post.error.message}
        </ErrorState>
      )}
      {post.status === 'ready' && !isMissing && (
        <>
          <h1>{t.editTitle}</h1>
          <Card>
            <EditForm
              key={round}
              post={newer?.ID === id ? newer : post.answer}
              onBeginAnew={() => setRound((now) => now + 1)}
              onConflict={look}
            />
          </Card>
        </>
      )}
    </Screen>
  );
}

/** Answers may overtake each other. */
function laterOf(answer: FeedItem, before: FeedItem | undefined): FeedItem {
  return before?.ID === answer.ID && String(before.edited_at) > String(answer.edited_at) ? before : answer;
}
