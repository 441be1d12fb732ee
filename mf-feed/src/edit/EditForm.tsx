import type { FeedItem, Sharing } from '@plaza/api-contract';
import { Button, Notice, useWords } from '@plaza/design-system';
import { ApiError, storageOf, useShell } from '@plaza/shell-contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Attachment, attachmentOf } from '../composer/Attachment.ts';
import { PostForm } from '../composer/PostForm.tsx';
import { seenOf } from '../post/seenOf.ts';
import { useAttachments } from '../composer/useAttachments.ts';
import { composerWords } from '../composer/words.ts';
import { usePostStore } from '../store/usePostStore.tsx';
import { dropEdit, keepEdit, readEdit, versionOf } from './keptEdit.ts';
import { editWords } from './words.ts';
import classes from './EditForm.module.css';

interface EditFormProps {
  /** As it is now: it may be changed elsewhere while one writes. */
  post: FeedItem;
  /** Begins again with what the post says now. */
  onBeginAnew(): void;
  /** The server says that it has been changed elsewhere: what it says now is wanted. */
  onConflict(): Promise<void>;
}

/** One's own post in a form. What is typed outlives a reload, and knows which post it was begun from. */
export function EditForm({ post, onBeginAnew, onConflict }: EditFormProps) {
  const t = useWords(composerWords);
  const shell = useShell();
  const { api, navigate, toast } = shell;
  const { tab } = storageOf(shell);
  const store = usePostStore();
  const [begun] = useState(post);
  const [kept] = useState(() => readEdit(tab, post));
  const [text, setText] = useState(kept?.text ?? post.context);
  // Who has chosen nothing leaves the circle as it is, also where another device has changed it meanwhile.
  const [chosen, setChosen] = useState<Sharing>();
  const sharing = chosen ?? post.sharing;
  const [version, setVersion] = useState(kept?.version ?? versionOf(post));
  const attachments = useAttachments(post.media.map(attachmentOf));
  const [status, setStatus] = useState<'idle' | 'sending' | { failed: string }>('idle');

  const isChanged = versionOf(post) !== version;
  const form = { text, sharing, list: attachments.list };
  const saysTheSame = says(post, form);
  const isTouched = !says(begun, { ...form, sharing: chosen ?? begun.sharing });
  // What was meant is what it says: a save whose answer was lost, or the same words from another device.
  if (isChanged && saysTheSame && isTouched) setVersion(versionOf(post));
  const beginAnew = () => {
    dropEdit(tab, post);
    onBeginAnew();
  };
  const beginAnewNow = useEffectEvent(beginAnew);
  const mayBeginAnew = isChanged && !isTouched && status === 'idle';
  useEffect(() => {
    if (mayBeginAnew) beginAnewNow();
  }, [mayBeginAnew]);
  useEffect(() => {
    const isTyped = text !== begun.context && text !== post.context;
    if (isTyped) keepEdit(tab, post, { text, version });
    else dropEdit(tab, post);
  }, [begun, post, tab, text, version]);

  const leave = () => {
    dropEdit(tab, post);
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
        // What is shown here was seen: the form began with it, or the notice above shows it.
        body: { context: text, ...circleOf(sharing, chosen), media, basedOn: seenOf(post) },
      });
      store.take([changed]);
      dropEdit(tab, post);
      toast({ message: t.saved, tone: 'good' });
      navigate(`/post/${post.ID}`, { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'feed.changed-meanwhile') await onConflict();
      setStatus({ failed: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <>
      {isChanged && !saysTheSame && isTouched && status !== 'sending' ? (
        <ChangedMeanwhile text={post.context} onTake={beginAnew} />
      ) : null}
      <PostForm
        text={text}
        sharing={sharing}
        attachments={attachments}
        status={status}
        submit={t.save}
        takesFocus
        onText={setText}
        onSharing={setChosen}
        onSubmit={() => void save()}
      >
        <Button variant="ghost" onClick={leave}>
          {t.cancel}
        </Button>
      </PostForm>
    </>
  );
}

/** What stands here as for friends is for friends; saving words publishes nothing that nobody here chose to publish. */
function circleOf(sharing: Sharing, chosen: Sharing | undefined): { sharing?: Sharing } {
  return sharing === 2 || chosen ? { sharing } : {};
}

/** Whether a post says and shows already what is wanted. */
function says(
  { context, sharing, media }: FeedItem,
  form: { text: string; sharing: Sharing; list: readonly Attachment[] },
): boolean {
  const shown = media.map(({ id, alt }) => `${id} ${alt}`);
  const wanted = form.list.map(({ key, media: one, alt }) => `${one?.id ?? key} ${alt}`);
  const saysIt = context.trim() === form.text.trim() && sharing === form.sharing;
  return saysIt && shown.join('\n') === wanted.join('\n');
}

interface ChangedMeanwhileProps {
  /** What the post says now. */
  text: string;
  onTake(): void;
}

/** The post is not what one began to edit: it has been changed on another device. Nothing is overwritten unawares. */
function ChangedMeanwhile({ text, onTake }: ChangedMeanwhileProps) {
  const t = useWords(editWords);
  return (
    <Notice
      role="alert"
      className={classes.notice}
      title={t.changed}
      action={
        <Button variant="secondary" size="s" onClick={onTake}>
          {t.take}
        </Button>
      }
    >
      {t.changedWhy}
      <blockquote dir="auto" className={classes.now}>
        {text}
      </blockquote>
    </Notice>
  );
}
