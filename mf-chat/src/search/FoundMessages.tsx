import { Button, Spinner, useLocale, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { listedName } from '../chat-list/listedName.ts';
import { sayWhen } from '../sayDate.ts';
import { chatListWords } from '../chat-list/words.ts';
import { sayContent } from '../conversation/sayContent.ts';
import { conversationWords } from '../conversation/words.ts';
import { useChanging, useChat } from '../provider/useChat.ts';
import { fold } from './findLines.ts';
import classes from './FoundMessages.module.css';
import { type FoundInChat, searchChat, wholeList } from './searchChats.ts';
import { chatSearchWords } from './words.ts';

/** So many of one chat stand in the list; the search in that chat has the others. */
const MOST_OF_ONE = 4;

interface FoundMessagesProps {
  question: string;
}

/** Goes through all of one's chats on this device, one after the other: the server cannot read them. */
export function FoundMessages({ question }: FoundMessagesProps) {
  const t = useWords(chatSearchWords);
  const { found, status, done, retry, stop } = useSearch(question);
  const count = found.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <section className={classes.section} data-status={status} aria-label={t.messages}>
      <h2 className={classes.title}>{t.messages}</h2>
      <div className={classes.state} role="status">
        {status === 'searching' ? (
          <>
            <Spinner size="s" label="" />
            {t.chatsSearched({ count: done })}
            <Button size="s" variant="ghost" onClick={stop}>
              {t.stop}
            </Button>
          </>
        ) : null}
        {status === 'ready' ? (count === 0 ? t.none : t.found({ count })) : null}
        {status === 'failed' ? (
          <>
            {t.someFailed}
            <Button size="s" variant="ghost" onClick={retry}>
              {t.retry}
            </Button>
          </>
        ) : null}
      </div>
      {found.map((one) => (
        <InChat key={one.chat.id} found={one} />
      ))}
    </section>
  );
}

function InChat({ found: { chat, lines } }: { found: FoundInChat }) {
  const t = useWords(chatSearchWords);
  const names = useWords(conversationWords);
  const locale = useLocale();
  const { me } = useChat();
  const name = listedName(useWords(chatListWords), chat);
  return (
    <div>
      <h3 dir="auto" className={classes.name}>
        {name}
      </h3>
      <ul aria-label={t.foundIn({ name })}>
        {lines.slice(0, MOST_OF_ONE).map((line) => (
          <li key={line.key}>
            <Link className={classes.line} to={`/chat/${chat.id}`} state={{ message: line.entry?.id }}>
              <span dir="auto" className={classes.words}>
                {line.senderId === me ? `${names.you}: ` : ''}
                {sayContent(names, line.content)}
              </span>
              <time className={classes.time} dateTime={line.at}>
                {sayWhen(new Date(line.at), locale)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      {lines.length > MOST_OF_ONE ? (
        <p className={classes.more}>{t.moreIn({ count: lines.length - MOST_OF_ONE })}</p>
      ) : null}
    </div>
  );
}

/** Groups that are called so: people are looked for by name at the server, groups only here. */
export function FoundGroups({ question }: FoundMessagesProps) {
  const t = useWords(chatSearchWords);
  const list = useWords(chatListWords);
  const engine = useChat();
  const asked = fold(question);
  const groups = useChanging(engine.list.state).chats.filter(
    ({ summary, name }) => summary.kind === 'group' && fold(name).includes(asked),
  );
  if (groups.length === 0) return null;
  return (
    <section className={classes.section} aria-label={t.groups}>
      <h2 className={classes.title}>{t.groups}</h2>
      <ul>
        {groups.map((chat) => (
          <li key={chat.id}>
            <Link className={classes.line} to={`/chat/${chat.id}`}>
              <strong dir="auto" className={classes.words}>
                {listedName(list, chat)}
              </strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Search {
  found: readonly FoundInChat[];
  status: 'searching' | 'ready' | 'failed';
  /** How many chats were gone through. */
  done: number;
}

function useSearch(question: string) {
  const engine = useChat();
  const { api } = useShell();
  const [search, setSearch] = useState<Search>({ found: [], status: 'searching', done: 0 });
  const [stopped, setStopped] = useState<string>();
  const isStopped = stopped === question;
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (isStopped) return undefined;
    let isOver = false;
    const walk = async () => {
      let [failed, done] = [0, 0];
      const found: FoundInChat[] = [];
      const chats = await wholeList(engine);
      if (isOver) return;
      for (const chat of chats) {
        const one = await searchChat(engine, api, chat, question).catch(() => undefined);
        if (isOver) return;
        done += 1;
        if (!one) failed += 1;
        else if (one.lines.length > 0) found.push(one);
        setSearch({ found: [...found], status: 'searching', done });
      }
      const isWhole = failed === 0 && engine.list.state.read().status === 'ready';
      setSearch({ found, status: isWhole ? 'ready' : 'failed', done });
    };
    void walk();
    return () => {
      isOver = true;
    };
  }, [engine, api, question, isStopped, tries]);
  return {
    ...search,
    status: isStopped ? ('ready' as const) : search.status,
    stop: () => setStopped(question),
    retry: () => {
      if (engine.list.state.read().status === 'failed') void engine.list.retry();
      setTries(tries + 1);
    },
  };
}
