import type { FeedItem } from '@plaza/api-contract';
import { Button, ButtonLink, Card, EmptyState, ErrorState, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import classes from '../composer/AddScreen.module.css';
import { attachmentOf } from '../composer/Attachment.ts';
import { PostForm } from '../composer/PostForm.tsx';
import { useAttachments } from '../composer/useAttachments.ts';
import { composerWords } from '../composer/words.ts';
import { useDesk } from '../desk/useDesk.ts';
import { PostSkeleton } from '../post/PostSkeleton.tsx';

/** Edits a post of one's own. What it said before stays in its history. */
export function EditScreen() {
  const t = useWords(composerWords);
  const { id = '' } = useParams();
  const post = useCall('GET /posts/:id', { params: { id } });
  const isMissing =
    (post.status === 'failed' && (post.error.status === 404 || post.error.status === 400)) ||
    (post.status === 'ready' && !post.answer.is_own);
  return (
    <div className={classes.screen} data-status={post.status}>
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
      {post.status === 'ready' && !isMissing && <EditForm post={post.answer} />}
    </div>
  );
}

function EditForm({ post }: { post: FeedItem }) {
  const t = useWords(composerWords);
  const { api, navigate, toast } = useShell();
  const desk = useDesk();
  const kept = `feedEdit ${post.ID}`;
  const [text, setText] = useState(() => sessionStorage.getItem(kept) ?? post.context);
  const [sharing, setSharing] = useState(post.sharing);
  const attachments = useAttachments(post.media.map(attachmentOf));
  const [status, setStatus] = useState<'idle' | 'sending' | { failed: string }>('idle');

  useEffect(() => {
    if (text === post.context) sessionStorage.removeItem(kept);
    else sessionStorage.setItem(kept, text);
  }, [kept, text, post.context]);
  const leave = () => {
    sessionStorage.removeItem(kept);
    // Who came by the address alone has nowhere to go back to.
    if (window.history.length > 1) window.history.back();
    else navigate(`/post/${post.ID}`, { replace: true });
  };
  const save = async () => {
    setStatus('sending');
    try {
      const media = attachments.list.flatMap(({ media: one, alt }) => (one ? [{ id: one.id, alt }] : []));
      const changed = await api.call('PUT /content/:id', {
        params: { id: post.ID },
        body: { context: text, sharing, media },
      });
      desk.take([changed]);
      sessionStorage.removeItem(kept);
      toast({ message: t.saved, tone: 'good' });
      navigate(`/post/${post.ID}`, { replace: true });
    } catch (error) {
      setStatus({ failed: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <>
      <h1 className={classes.title}>{t.editTitle}</h1>
      <Card>
        <PostForm
          text={text}
          sharing={sharing}
          attachments={attachments}
          status={status}
          submit={t.save}
          takesFocus
          onText={setText}
          onSharing={setSharing}
          onSubmit={() => void save()}
        >
          <Button variant="ghost" onClick={leave}>
            {t.cancel}
          </Button>
        </PostForm>
      </Card>
    </>
  );
}
