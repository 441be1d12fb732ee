import type { PersonCard } from '@plaza/api-contract';
import { Avatar, Button, ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import classes from './PeopleSettings.module.css';
import { settingsWords } from './words.ts';

/** Whom one has blocked or muted, and the way back. */
export function HiddenPeople() {
  const t = useWords(settingsWords);
  const { api, toast } = useShell();
  const hidden = useCall('GET /people/hidden');
  const [busy, setBusy] = useState('');

  const free = async (act: 'unblock' | 'unmute', { username, name }: PersonCard) => {
    setBusy(`${act} ${username}`);
    const call = act === 'unblock' ? 'DELETE /people/:username/block' : 'DELETE /people/:username/mute';
    try {
      await api.call(call, { params: { username } });
      toast({ tone: 'good', message: act === 'unblock' ? t.unblocked({ name }) : t.unmuted({ name }) });
      hidden.refetch();
    } catch (error) {
      if (error instanceof Error) toast({ tone: 'bad', message: error.message });
    }
    setBusy('');
  };

  if (hidden.status === 'loading') return <Skeleton lines={2} label={t.loading} />;
  if (hidden.status === 'failed') {
    return (
      <ErrorState level={3} title={t.privacyFailed} onRetry={hidden.retry} requestId={hidden.error.requestId}>
        {hidden.error.message}
      </ErrorState>
    );
  }
  const sides = [
    { act: 'unblock', title: t.blocked, people: hidden.answer.blocked },
    { act: 'unmute', title: t.muted, people: hidden.answer.muted },
  ] as const;
  if (sides.every(({ people }) => people.length === 0)) return <p className={classes.hint}>{t.nobody}</p>;
  return sides.map(({ act, title, people }) =>
    people.length === 0 ? null : (
      <div key={act} className={classes.side}>
        <h3 className={classes.sideTitle}>{title}</h3>
        <ul aria-label={title}>
          {people.map((person) => (
            <li key={person.id} className={classes.person}>
              <Avatar name={person.name} src={person.profile ?? undefined} decorative />
              <span className={classes.names}>
                <strong>{person.name}</strong>
                <span className={classes.username}>@{person.username}</span>
              </span>
              <Button
                variant="secondary"
                size="s"
                busy={busy === `${act} ${person.username}`}
                aria-label={t.about({ act: t[act], name: person.name })}
                onClick={() => void free(act, person)}
              >
                {t[act]}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    ),
  );
}
