import {
  Avatar,
  Icon,
  IconButton,
  Skeleton,
  useIsMobile,
  useLocale,
  useWords,
  VisuallyHidden,
} from '@plaza/design-system';
import { ArrowLeft } from 'lucide';
import { type Ref, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { GroupFace } from '../groups/GroupFace.tsx';
import { useChanging, useChat, usePart } from '../provider/useChat.ts';
import { ChatMenu, MembersDialog } from '../later.ts';
import { sayTime } from '../sayDate.ts';
import classes from './ConversationHeader.module.css';
import { nameOf, partnerOf } from './names.ts';
import { useConversation, useOpenChat } from './useConversation.ts';
import { conversationWords } from './words.ts';

/** How often the status is looked at again: a time becomes a date by itself. */
const LOOK_MS = 60_000;

interface ConversationHeaderProps {
  name: string;
  /** The button of its menu. */
  menu: Ref<HTMLButtonElement>;
  onSearch: () => void;
}

/** Who one talks with, and how they are. */
export function ConversationHeader({ name, menu, onSearch }: ConversationHeaderProps) {
  const t = useWords(conversationWords);
  const { me } = useChat();
  const { conversation } = useConversation();
  const chat = useOpenChat();
  const [isAsked, setIsAsked] = useState(false);
  const partner = chat && partnerOf(chat, me);
  // Beside the list the page has its first heading there.
  const Heading = useIsMobile() ? 'h1' : 'h2';
  return (
    <header className={classes.header}>
      <Back />
      <Face name={name} />
      <div className={classes.words}>
        <Heading dir="auto" className={classes.name}>
          {name === '' ? <VisuallyHidden>{t.loading}</VisuallyHidden> : null}
          {partner?.username ? (
            <a className={classes.link} href={`/user/${encodeURIComponent(partner.username)}`}>
              {name}
            </a>
          ) : chat?.kind === 'group' ? (
            <button type="button" className={classes.link} onClick={() => setIsAsked(true)}>
              {name}
            </button>
          ) : (
            name
          )}
        </Heading>
        <p className={classes.status} role="status">
          <Status />
        </p>
      </div>
      {isAsked ? <MembersDialog conversation={conversation} onClose={() => setIsAsked(false)} /> : null}
      {chat ? (
        <ChatMenu
          chat={chat}
          name={name}
          button={menu}
          onSearch={onSearch}
          meanwhile={<span className={classes.menuGhost} />}
        />
      ) : null}
    </header>
  );
}

/** The same of a chat that did not load. */
export function BareHeader() {
  return (
    <header className={classes.header}>
      <Back />
    </header>
  );
}

function Back() {
  const t = useWords(conversationWords);
  const navigate = useNavigate();
  return (
    <IconButton label={t.back} onClick={() => void navigate('/chat')}>
      <Icon icon={ArrowLeft} />
    </IconButton>
  );
}

function Face({ name }: { name: string }) {
  const { me } = useChat();
  const { conversation } = useConversation();
  const chat = useOpenChat();
  const status = usePartner();
  const picture = usePart(conversation.state, (state) => state.picture);
  if (chat?.kind === 'group') return <GroupFace picture={picture} />;
  if (name === '') return <Skeleton shape="circle" />;
  return (
    <Avatar
      name={name}
      src={(chat && partnerOf(chat, me))?.profile ?? undefined}
      {...(status.online ? { presence: 'online' as const } : {})}
      decorative
    />
  );
}

function Status() {
  const t = useWords(conversationWords);
  const locale = useLocale();
  const now = useNow();
  const { me } = useChat();
  const { typing } = useConversation();
  const chat = useOpenChat();
  const partner = usePartner();
  const who = useChanging(typing.who);
  if (!chat) return null;
  const [first] = who;
  if (first !== undefined) {
    if (chat.kind === 'pair') return <span className={classes.typing}>{t.typing}</span>;
    return <span className={classes.typing}>{t.typingName({ name: nameOf(t, chat, first, me) })}</span>;
  }
  if (chat.kind === 'group') return t.members({ count: chat.member_count });
  return sayStatus(t, partner, now, locale);
}

const UNTOLD = { online: false, lastActive: null };

/** How the other one is. Of a chat that is closed what was told before holds no more: nothing follows it. */
function usePartner() {
  const { conversation } = useConversation();
  const chat = useOpenChat();
  const partner = usePart(conversation.state, (state) => state.partner);
  return chat?.is_closed ? UNTOLD : partner;
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const DAY_MS = 86_400_000;

interface StatusWords {
  online: string;
  offline: string;
  lastActive: (values: { when: string }) => string;
}

/** Online, when they were here last (a full date once that is more than a day ago), or Offline where nobody tells. */
function sayStatus(
  t: StatusWords,
  { online, lastActive }: { online: boolean; lastActive: string | null },
  now: number,
  locale: string,
): string {
  if (online) return t.online;
  if (lastActive === null) return t.offline;
  const at = new Date(lastActive);
  const isLongAgo = now - at.getTime() > DAY_MS;
  const when = isLongAgo
    ? at.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })
    : sayTime(at, locale);
  return t.lastActive({ when });
}
