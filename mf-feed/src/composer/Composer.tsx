import type { Media } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { type ApiClient, storageOf, useShell } from '@plaza/shell-contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { isHeldBack, isUnknownPost } from '../store/failedCalls.ts';
import { useMe } from '../store/useMe.ts';
import { notePosted } from '../hub/posted.ts';
import { type Attachment, attachmentsOf, keptOf } from './Attachment.ts';
import { asTried, catchUp } from './catchUp.ts';
import { beginDraft, type Draft, dropDraft, hearSent, keepDraft, newDraft } from './draft.ts';
import { fileShelf } from './fileShelf.ts';
import { PostForm } from './PostForm.tsx';
import { useAttachments } from './useAttachments.ts';
import { composerWords } from './words.ts';

export interface ComposerProps {
  /** What another app wants to share. It comes after what was begun. */
  shared?: string;
  /** Its files, when it has any. */
  takeShared?: () => Promise<File[]>;
  onPosted?: () => void;
}

/** Writes a new post. What was begun is kept until it has gone out, also when the page is closed in between. */
export function Composer({ shared = '', takeShared, onPosted }: ComposerProps) {
  const t = useWords(composerWords);
  const shell = useShell();
  const { api, bus, toast } = shell;
  const { browser, tab } = storageOf(shell);
  const userId = useMe()?.id ?? '';
  const [draft, setDraft] = useState(() => beginDraft(browser, userId, shared));
  const attachments = useAttachments(attachmentsOf(draft), fileShelf);
  const [status, setStatus] = useState<'idle' | 'sending' | { failed: string }>('idle');
  const { list, letGo } = attachments;

  const attachShared = useEffectEvent(async () => {
    const files = await takeShared?.();
    if (files?.length) attachments.add(files);
  });
  // A browser that keeps nothing has none.
  useEffect(() => void attachShared().catch(() => undefined), []);

  useEffect(() => {
    keepDraft(browser, userId, { ...draft, ...keptOf(list) });
  }, [browser, userId, draft, list]);
  const waiting = keptOf(list)
    .waiting.map(({ key }) => key)
    .join();
  useEffect(() => {
    // What cannot be let go of now goes the next time.
    fileShelf.sweep(waiting.split(',')).catch(() => undefined);
  }, [waiting]);

  // What has gone out from another tab is no draft here either; what was changed meanwhile is another post.
  const forget = useEffectEvent(({ clientId, text, media }: Pick<Draft, 'clientId' | 'text' | 'media'>) => {
    if (clientId !== draft.clientId) return;
    letGo(media);
    setDraft(newDraft(text === draft.text ? '' : draft.text));
  });
  useEffect(() => hearSent((sent) => forget(sent)), []);

  const send = async () => {
    setStatus('sending');
    const { firstFor = draft.sharing, tried = [] } = draft;
    const { media } = keptOf(list);
    setDraft((before) => ({
      ...before,
      firstFor,
      tried: [...new Set([...tried, asTried(draft.text, media)])],
    }));
    const sent = () => {
      // What other tabs hear of is what stood there last, and one of them may have gone on writing it.
      keepDraft(browser, userId, { ...draft, media, waiting: [] });
      dropDraft(browser);
      setDraft(newDraft());
      letGo(media);
      setStatus('idle');
    };
    try {
      await tellAlts(api, list, attachments.told);
      const body = new FormData();
      body.set('context', draft.text);
      body.set('sharing', String(draft.sharing));
      body.set('userId', userId);
      body.set('clientId', draft.clientId);
      for (const { id } of media) body.append('mediaId', id);
      const { post } = await api.call('POST /content', { body });
      if (!(await catchUp(api, post, { ...draft, firstFor, tried, list }))) {
        setDraft((before) => newDraft(before.text, before));
        // What a post has already goes into no other one.
        letGo(post.media);
        return setStatus({ failed: t.editedElsewhere });
      }
      sent();
      toast({ message: t.created, tone: 'good' });
      notePosted(tab, draft.sharing);
      bus.emit('feed.posted', { id: post.ID });
      onPosted?.();
    } catch (error) {
      if (isUnknownPost(error)) {
        setDraft((before) => newDraft(before.text, before));
        // They belong to the post that was deleted until nobody can bring it back.
        letGo(media.filter(({ id }) => tried.some((one) => one.split('\n').includes(id))));
        return setStatus({ failed: t.deletedElsewhere });
      }
      if (!isHeldBack(error)) return setStatus({ failed: sayFailure(t, error) });
      // The server has it, and it is a post once a moderator has read it.
      sent();
      toast({ message: error.message, tone: 'calm' });
      onPosted?.();
    }
  };
  return (
    <PostForm
      text={draft.text}
      sharing={draft.sharing}
      attachments={attachments}
      status={status}
      submit={t.post}
      onText={(text) => setDraft((before) => ({ ...before, text }))}
      onSharing={(sharing) => setDraft((before) => ({ ...before, sharing }))}
      onSubmit={() => void send()}
    />
  );
}

/** The server's own sentence; one of ours where it had none, or where nothing answered. */
function sayFailure(t: { failed: string; failedTryAgain: string }, error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return t.failed;
  return 'status' in error && error.status !== 0 ? error.message : t.failedTryAgain;
}

/** Tells the server what is to be seen, where it does not know yet. */
async function tellAlts(
  api: ApiClient,
  list: readonly Attachment[],
  told: (key: string, media: Media) => void,
): Promise<void> {
  const telling = list.map(async ({ key, media, alt }) => {
    if (media && media.alt !== alt)
      told(key, await api.call('PUT /media/:id', { params: { id: media.id }, body: { alt } }));
  });
  await Promise.all(telling);
}
