import type { FoundPerson } from '@plaza/api-contract';
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  Icon,
  Skeleton,
  Spinner,
  useWords,
} from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { ArrowLeft } from 'lucide';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useChat } from '../provider/useChat.ts';
import classes from './FoundPeople.module.css';
import { chatListWords } from './words.ts';

export interface FoundPeopleProps {
  username: string;
  onClose: () => void;
}

/** Who answers to the name. A press on somebody opens the chat with them, new or not. */
export function FoundPeople({ username, onClose }: FoundPeopleProps) {
  const t = useWords(chatListWords);
  const found = useCall('GET /chat/search/:username', { params: { username } });
  const { begin, beginning } = useBegin(onClose);
  const handleBack = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const place = currentTarget.closest('section')?.parentElement;
    flushSync(onClose);
    // The button is gone: on to the chats. Not to the field, or the keyboard of a phone would jump up.
    place?.focus();
  };
  return (
    <section className={classes.found} data-status={found.status} aria-label={t.called({ username })}>
      <Button
        className={classes.back}
        variant="ghost"
        size="s"
        icon={<Icon icon={ArrowLeft} />}
        onClick={handleBack}
      >
        {t.back}
      </Button>
      {found.status === 'loading' && <Skeleton shape="block" height="200px" label={t.looking} />}
      {found.status === 'failed' && (
        <ErrorState title={t.searchFailed} onRetry={found.retry} requestId={found.error.requestId}>
          {found.error.message}
        </ErrorState>
      )}
      {found.status === 'ready' && found.answer.length === 0 && (
        <EmptyState title={t.nobody}>{t.nobodyWords({ username })}</EmptyState>
      )}
      {found.status === 'ready' && found.answer.length > 0 && (
        <ul className={classes.people}>
          {found.answer.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isBusy={beginning === person.id}
              onPick={() => void begin(person)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function useBegin(onBegun: () => void) {
  const t = useWords(chatListWords);
  const { api, toast } = useShell();
  const { me } = useChat();
  const navigate = useNavigate();
  const [beginning, setBeginning] = useState<string>();
  const begin = async ({ id }: FoundPerson) => {
    setBeginning(id);
    try {
      const chat = await api.call('POST /chat/create', { body: { user_1_id: me, user_2_id: id } });
      onBegun();
      await navigate(`/chat/${chat.id}`);
    } catch (error) {
      const why = error instanceof Error && error.name === 'ApiError' ? error.message : '';
      const isOwnWord = why !== '' && why !== t.createFailed;
      toast({ message: isOwnWord ? `${t.createFailed}. ${why}` : t.createFailed, tone: 'bad' });
    } finally {
      setBeginning(undefined);
    }
  };
  return { begin, beginning };
}

interface PersonRowProps {
  person: FoundPerson;
  isBusy: boolean;
  onPick: () => void;
}

/** Somebody one could talk to. */
function PersonRow({ person, isBusy, onPick }: PersonRowProps) {
  const t = useWords(chatListWords);
  return (
    <li>
      <button
        type="button"
        className={classes.person}
        aria-label={`${t.begin({ name: person.name })}, @${person.username}`}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onPick();
        }}
      >
        <Avatar name={person.name} src={person.profile ?? undefined} decorative />
        <span className={classes.names}>
          <strong dir="auto" className={classes.name}>
            {person.name}
          </strong>
          <span className={classes.username}>@{person.username}</span>
        </span>
        {isBusy ? <Spinner size="s" label="" /> : null}
      </button>
    </li>
  );
}
