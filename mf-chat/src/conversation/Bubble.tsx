import { Icon, Popover, useLocale, useWords, VisuallyHidden } from '@plaza/design-system';
import { Check, CheckCheck, CircleAlert, Clock3, Forward, Timer } from 'lucide';
import { ReadBy } from '../later.ts';
import { firstAddress } from '../links/findAddresses.ts';
import { LinkCardView } from '../links/LinkCardView.tsx';
import type { Line } from '../live/lines.ts';
import { useChat, usePart } from '../provider/useChat.ts';
import { Attachments } from './Attachments.tsx';
import classes from './Bubble.module.css';
import type { Place } from './MessageList.tsx';
import { MessageText } from './MessageText.tsx';
import { nameOf } from './names.ts';
import { sayContent } from './sayContent.ts';
import { sayTime } from '../sayDate.ts';
import { useConversation, useOpenChat } from './useConversation.ts';
import { conversationWords } from './words.ts';

interface BubbleProps {
  line: Line;
  isLast: boolean;
  onGoTo: (place: Place) => void;
}

/** What somebody said, when, and how far it has come. */
export function Bubble({ line, isLast, onGoTo }: BubbleProps) {
  const t = useWords(conversationWords);
  const locale = useLocale();
  const { content, problem, isOwn } = line;
  const at = new Date(line.at);
  const files = content?.files ?? line.waiting?.files.map(({ about }) => about) ?? [];
  return (
    <div
      className={classes.bubble}
      data-side={isOwn ? 'sent' : 'received'}
      data-tail={isLast || undefined}
      data-problem={problem}
    >
      {content?.forwarded ? (
        <span className={classes.forwarded}>
          <Icon icon={Forward} size={14} />
          {t.forwarded}
        </span>
      ) : null}
      {content?.reply ? <Quote line={line} onGoTo={onGoTo} /> : null}
      {files.length > 0 ? <Attachments line={line} files={files} /> : null}
      {problem ? <span className={classes.problem}>{t[problem]}</span> : null}
      {content?.text ? <MessageText text={content.text} mentions={content.mentions} /> : null}
      {/* A card belongs to the link that stands above it: an edit may have taken that away. */}
      {content?.link && content.link.url === firstAddress(content.text)?.href ? (
        <LinkCardView card={content.link} />
      ) : null}
      <span className={classes.foot}>
        {line.entry?.expires_at ? (
          <>
            <Icon icon={Timer} size={12} />
            <VisuallyHidden>{t.disappears}</VisuallyHidden>
          </>
        ) : null}
        {line.isEditLost ? <span>{t.editLost}</span> : line.isEdited ? <span>{t.edited}</span> : null}
        <time dateTime={at.toISOString()}>{sayTime(at, locale)}</time>
        {isOwn ? <Progressed line={line} /> : null}
      </span>
    </div>
  );
}

const SIGNS = {
  waiting: Clock3,
  sending: Clock3,
  failed: CircleAlert,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
};
const SAID = {
  waiting: 'waiting',
  sending: 'sending',
  failed: 'notSent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
} as const;

function Progressed({ line }: { line: Line }) {
  const t = useWords(conversationWords);
  const chat = useOpenChat();
  const { state, entry } = line;
  const sign = (
    <>
      <Icon icon={SIGNS[state]} size={14} />
      <VisuallyHidden>{t[SAID[state]]}</VisuallyHidden>
    </>
  );
  // In a group one may ask who it was.
  if (chat?.kind !== 'group' || !entry || (state !== 'read' && state !== 'delivered')) {
    return (
      <span className={classes.state} data-state={state} title={t[SAID[state]]}>
        {sign}
      </span>
    );
  }
  return (
    <Popover
      label={t.readBy}
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={classes.state}
          data-state={state}
          title={t.readBy}
          // A tap on the message itself shows what can be done with it.
          onPointerUp={(event) => event.stopPropagation()}
        >
          {sign}
        </button>
      )}
    >
      {({ close }) => <ReadBy chat={chat} seq={entry.seq} onClose={close} />}
    </Popover>
  );
}

function Quote({ line, onGoTo }: { line: Line; onGoTo: (place: Place) => void }) {
  const t = useWords(conversationWords);
  const { me } = useChat();
  const { conversation } = useConversation();
  const chat = useOpenChat();
  const reply = line.content?.reply;
  const original = usePart(conversation.state, ({ lines }) =>
    lines.find(({ entry }) => entry?.id === reply?.id),
  );
  if (!reply) return null;
  const name = nameOf(t, chat, reply.sender_id, me);
  // What one answered may have been deleted since: then its words are nowhere any more.
  const isGone = original?.problem === 'deleted';
  const words = isGone ? t.deleted : reply.text || sayContent(t, original?.content) || t.picture;
  return (
    <button
      type="button"
      className={classes.quote}
      // The label stands in place of what is in it: the words that are answered belong to it.
      aria-label={`${t.replyTo({ name })}: ${words}`}
      onClick={() =>
        void conversation.walkToMessage(reply.id).then((key) => key !== undefined && onGoTo({ key }))
      }
    >
      <strong dir="auto">{name}</strong>
      <span dir="auto" className={classes.quoted}>
        {words}
      </span>
    </button>
  );
}
