import type { Comment } from '@plaza/api-contract';
import { pictureAt } from '@plaza/api-contract/values';
import { AlertDialog, Avatar, Menu, type MenuItem, RelativeTime, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useRef, useState } from 'react';
import { laterPart } from '../laterPart.tsx';
import { named } from '../post/named.ts';
import { RichText } from '../post/RichText.tsx';
import { seenOf } from '../post/seenOf.ts';
import { postWords } from '../post/words.ts';
import type { CommentEntry } from '../store/postEntries.ts';
import { useMe } from '../store/useMe.ts';
import { usePostStore } from '../store/usePostStore.tsx';
import { CommentForm } from './CommentForm.tsx';
import { commentWords } from './words.ts';
import classes from './CommentRow.module.css';

const ReportDialog = laterPart(() => import('../post/dialogs/index.ts'), 'ReportDialog');

interface CommentRowProps {
  comment: Comment;
  onReply: (asked: { by: HTMLElement }) => void;
  onChange: (comment: Comment) => void;
  onGone: () => void;
  /** It may be gone in a moment, and with it the button that had the focus. */
  onLeave: (leave: { by: HTMLElement | null }) => void;
}

/** One comment or reply, and what its reader may do with it. */
export function CommentRow({ comment, onReply, onChange, onGone, onLeave }: CommentRowProps) {
  const t = useWords(commentWords);
  const { api, toast } = useShell();
  const [open, setOpen] = useState<'none' | 'edit' | 'remove' | 'report'>('none');
  const [begun, setBegun] = useState(comment.context);
  const reply = useRef<HTMLButtonElement>(null);
  const { id, username, user_profile, context, mentions, created_at, edited_at } = comment;
  const { user_name } = named(comment, useWords(postWords));
  const params = { id };

  const attempt = (act: Promise<unknown>) =>
    act.catch((error: unknown) =>
      toast({ message: error instanceof Error ? error.message : String(error), tone: 'bad' }),
    );
  const save = async (text: string) => {
    // What stands above the field was seen, or the field began with it.
    const basedOn = seenOf(comment);
    onChange(await api.call('PUT /comments/:id', { params, body: { context: text, basedOn } }));
    endEdit();
  };
  const close = () => setOpen('none');
  const endEdit = () => {
    close();
    reply.current?.focus();
  };
  const items: MenuItem[] = [
    ...(comment.can_edit ? [{ id: 'edit', label: t.edit }] : [{ id: 'report', label: t.report }]),
    ...(comment.can_delete ? [{ id: 'remove', label: t.remove, tone: 'danger' as const }] : []),
  ];
  if (comment.is_deleted) return <p className={classes.deleted}>{t.deleted}</p>;
  return (
    <div className={classes.row} data-comment={id}>
      <Avatar
        name={user_name}
        size="s"
        src={user_profile ? pictureAt(user_profile, 64) : undefined}
        decorative
      />
      <div className={classes.speech}>
        <p className={classes.who}>
          <a dir="auto" className={classes.name} href={username ? `/user/${username}` : undefined}>
            {user_name}
          </a>
          <RelativeTime className={classes.when} date={created_at} />
          {edited_at ? <span className={classes.when}>{t.edited}</span> : null}
        </p>
        {open === 'edit' && begun !== context ? (
          <p className={classes.words} role="status">
            {t.changedMeanwhile} <q dir="auto">{context}</q>
          </p>
        ) : null}
        {open === 'edit' ? (
          <CommentForm
            label={t.edit}
            send={t.save}
            start={context}
            isFocused
            onSay={(text) => attempt(save(text))}
            onCancel={endEdit}
          />
        ) : (
          <p dir="auto" className={classes.words}>
            <RichText text={context} mentions={mentions} />
          </p>
        )}
        <button
          ref={reply}
          type="button"
          className={classes.reply}
          data-reply=""
          onClick={(event) => onReply({ by: event.currentTarget })}
        >
          {t.reply}
        </button>
      </div>
      <Menu
        label={t.options}
        items={items}
        onSelect={({ id: act }) => {
          setBegun(context);
          setOpen(act as typeof open);
        }}
      />
      {open === 'report' ? <ReportDialog about={{ comment }} onClose={close} /> : null}
      <AlertDialog
        open={open === 'remove'}
        title={t.askRemove}
        confirm={t.remove}
        onCancel={close}
        onConfirm={() => {
          close();
          onLeave({ by: reply.current });
          void attempt(api.call('DELETE /comments/:id', { params }).then(onGone));
        }}
      >
        {t.removeMeans}
      </AlertDialog>
    </div>
  );
}

/** A comment of one's own that the server does not have yet. */
export function WaitingRow({ entry }: { entry: CommentEntry }) {
  const t = useWords(commentWords);
  const me = useMe();
  const store = usePostStore();
  const name = me?.name ?? t.you;
  return (
    <li className={classes.row} data-waiting="">
      <Avatar name={name} src={me?.profile && pictureAt(me.profile, 64)} size="s" decorative />
      <div className={classes.speech}>
        <p className={classes.who}>
          <span dir="auto" className={classes.name}>
            {name}
          </span>
          <span className={classes.when}>{store.isKept(entry.id) ? t.waiting : t.waitingHere}</span>
        </p>
        <p dir="auto" className={classes.words}>
          <RichText text={entry.context} />
        </p>
      </div>
    </li>
  );
}
