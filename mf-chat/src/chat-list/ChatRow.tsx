import { Avatar, Badge, Icon, useLocale, useWords, VisuallyHidden } from '@plaza/design-system';
import { BellOff, Pin, ShieldAlert } from 'lucide';
import { Link } from 'react-router-dom';
import { GroupFace } from '../groups/GroupFace.tsx';
import type { ListedChat, Preview } from '../live/ChatList.ts';
import { watchedChat } from '../live/watchedChat.ts';
import { useChanging, useChat, usePart } from '../provider/useChat.ts';
import classes from './ChatRow.module.css';
import { listedName } from './listedName.ts';
import { sayWhen } from '../sayDate.ts';
import { chatListWords } from './words.ts';

interface ChatRowProps {
  chat: ListedChat;
  isOpen: boolean;
  draft: string | undefined;
}

/** A chat: who, what was said last, when, and how much waits. */
export function ChatRow({ chat, isOpen, draft }: ChatRowProps) {
  const t = useWords(chatListWords);
  const locale = useLocale();
  const { summary, preview } = chat;
  const name = listedName(t, chat);
  const at = new Date(summary.last?.created_at ?? summary.updated_at);
  const { is_pinned, muted_until } = summary;
  const isWatched = usePart(watchedChat, (watched) => watched === chat.id);
  const unread_count = isWatched ? 0 : summary.unread_count;
  const keys = useChanging(useChat().people.standing).get(summary.chatter_id ?? '');
  return (
    <li>
      <Link
        className={classes.row}
        to={`/chat/${chat.id}`}
        aria-current={isOpen ? 'page' : undefined}
        data-unread={unread_count > 0 || undefined}
      >
        {summary.kind === 'group' ? (
          <GroupFace picture={chat.picture} />
        ) : (
          <Avatar name={name} src={summary.profile ?? undefined} decorative />
        )}
        <span className={classes.words}>
          <span className={classes.top}>
            <strong dir="auto" className={classes.name}>
              {name}
            </strong>
            <time className={classes.time} dateTime={at.toISOString()}>
              {sayWhen(at, locale)}
            </time>
          </span>
          <span className={classes.bottom}>
            <span dir="auto" className={classes.preview} data-kind={draft ? 'draft' : preview.kind}>
              {draft ? t.draft({ text: draft }) : sayPreview(t, preview)}
            </span>
            {keys === 'reset' || keys === 'forked' ? (
              <Mark icon={ShieldAlert} label={t.safetyChanged} />
            ) : null}
            {muted_until === null ? null : <Mark icon={BellOff} label={t.muted} />}
            {is_pinned ? <Mark icon={Pin} label={t.pinned} /> : null}
            {unread_count > 0 ? (
              <Badge
                tone={muted_until === null ? 'amber' : 'neutral'}
                label={t.unread({ count: unread_count })}
              >
                {unread_count > 99 ? '99+' : unread_count}
              </Badge>
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  );
}

function Mark({ icon, label }: { icon: typeof Pin; label: string }) {
  return (
    <span className={classes.mark}>
      <Icon icon={icon} size={14} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

interface PreviewWords {
  you: (values: { text: string }) => string;
  of: (values: { name: string; text: string }) => string;
  picture: string;
  video: string;
  file: string;
  voice: string;
  deleted: string;
  unreadable: string;
  noMessages: string;
}

/** The last message of a chat in one line. */
function sayPreview(t: PreviewWords, preview: Preview): string {
  switch (preview.kind) {
    case 'text':
      return said(t, preview, preview.text);
    case 'picture':
    case 'video':
    case 'file':
    case 'voice':
      return said(t, preview, t[preview.kind]);
    case 'unreadable':
      return t.unreadable;
    case 'deleted':
      return t.deleted;
    case 'none':
      return t.noMessages;
  }
}

/** One's own begins with You, and in a group everybody else's with who they are. */
function said(
  t: PreviewWords,
  { isOwn, sender }: { isOwn: boolean; sender?: string | undefined },
  text: string,
) {
  if (isOwn) return t.you({ text });
  return sender === undefined ? text : t.of({ name: sender.split(' ', 1).join(''), text });
}
