import type { FeedItem } from '@plaza/api-contract';
import { POST_LENGTH } from '@plaza/api-contract/values';
import { Button, Dialog, Notice, Textarea, useWords } from '@plaza/design-system';
import { storageOf, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { isHeldBack } from '../../store/failedCalls.ts';
import { usePostStore } from '../../store/usePostStore.tsx';
import { notePosted } from '../../hub/posted.ts';
import { SharedPostView } from '../SharedPostView.tsx';
import classes from './fields.module.css';
import { dialogWords } from './words.ts';

/** Passes a public post on, with a word of one's own. */
export function PassOnDialog({ post, onClose }: { post: FeedItem; onClose: () => void }) {
  const t = useWords(dialogWords);
  const shell = useShell();
  const { api, bus, toast } = shell;
  const store = usePostStore();
  // One for all tries: an answer that got lost does not make two posts.
  const [clientId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [sending, setSending] = useState<'idle' | 'busy' | { failed: string }>('idle');

  const send = async () => {
    setSending('busy');
    try {
      let { post: made } = await api.call('POST /posts/:id/repost', {
        params: { id: post.ID },
        body: { context: text, clientId },
      });
      // An earlier try had arrived and its answer had not: what was changed since goes after it.
      if (made.context !== text.trim())
        made = await api.call('PUT /content/:id', { params: { id: made.ID }, body: { context: text } });
      store.take([made]);
      store.count(post.ID, { is_shared: true, share_count: post.share_count + (post.is_shared ? 0 : 1) });
      notePosted(storageOf(shell).tab, made.sharing);
      bus.emit('feed.posted', { id: made.ID });
      toast({ message: t.passedOn, tone: 'good' });
      onClose();
    } catch (error) {
      if (isHeldBack(error)) {
        toast({ message: error.message, tone: 'calm' });
        return onClose();
      }
      setSending({ failed: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Dialog
      open
      title={t.passOnTitle}
      onClose={({ reason }) => {
        // A click that misses the field is no word about what is in it.
        if (reason !== 'backdrop' || text.trim() === '') onClose();
      }}
      footer={
        <Button busy={sending === 'busy'} disabled={text.trim() === ''} onClick={() => void send()}>
          {t.postIt}
        </Button>
      }
    >
      <div className={classes.fields}>
        {typeof sending === 'object' ? <Notice tone="bad">{sending.failed}</Notice> : null}
        <Textarea
          label={t.yourWord}
          value={text}
          maxLength={POST_LENGTH}
          data-first-focus=""
          onChange={({ value }) => setText(value)}
        />
        <SharedPostView shared={{ ...post, media: [] }} />
      </div>
    </Dialog>
  );
}
