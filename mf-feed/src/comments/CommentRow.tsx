import type { Comment } from '@plaza/api-contract';
import { pictureAt } from '@plaza/api-contract/values';
import { Avatar, Menu, type MenuItem, RelativeTime, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { RichText } from '../post/RichText.tsx';
import { CommentForm } from './CommentForm.tsx';
import { commentWords } from './words.ts';
import classes from './CommentRow.module.css';

interface CommentRowProps {
  comment: Comment;
  onReply: () => void;
  onChange: (comment: Comment) => void;
  onGone: () => void;
}

/** One comment or reply, and what its reader may do with it. */
export function CommentRow({ comment, onReply, onChange, onGone }: CommentRowProps) {
  const t = useWords(commentWords);
  const { api, toast } = useShell();
  const [isEditing, setIsEditing] = useState(false);
  const { id, username, user_name, user_profile, context, mentions, created_at, edited_at } = comment;
  const params = { id };

  const attempt = (act: Promise<unknown>) =>
    act.catch((error: unknown) =>
      toast({ message: error instanceof Error ? error.message : String(error), tone: 'bad' }),
    );
  const save = async (text: string) => {
    onChange(await api.call('PUT /comments/:id', { params, body: { context: text } }));
    setIsEditing(false);
  };
  const acts: Record<string, () => Promise<unknown> | void> = {
    edit: () => setIsEditing(true),
    remove: () => attempt(api.call('DELETE /comments/:id', { params }).then(onGone)),
    report: () =>
      attempt(
        api
          .call('POST /comments/:id/report', { params, body: { reason: 'other' } })
          .then(() => toast({ message: t.reported, tone: 'good' })),
      ),
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
      <div className={classes.said}>
        <p className={classes.who}>
          <a className={classes.name} href={username ? `/user/${username}` : undefined}>
            {user_name}
          </a>
          <RelativeTime className={classes.when} date={created_at} />
          {edited_at ? <span className={classes.when}>{t.edited}</span> : null}
        </p>
        {isEditing ? (
          <CommentForm
            label={t.edit}
            send={t.save}
            start={context}
            isFocused
            onSay={(text) => attempt(save(text))}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          <p className={classes.words}>
            <RichText text={context} mentions={mentions} />
          </p>
        )}
        <button type="button" className={classes.reply} onClick={onReply}>
          {t.reply}
        </button>
      </div>
      <Menu label={t.options} items={items} onSelect={({ id: act }) => void acts[act]?.()} />
    </div>
  );
}
