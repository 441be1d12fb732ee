import type { PersonCard } from '@plaza/api-contract';
import { Avatar, Button, ErrorState, meanOneThing, Skeleton, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { type MouseEvent, useRef, useState } from 'react';
import { useNextInPlace } from '../post/useNextInPlace.ts';
import classes from './PeopleSettings.module.css';
import { settingsWords } from './words.ts';

/** Whom one has blocked or muted, and the way back. */
export function HiddenPeople() {
  const t = useWords(settingsWords);
  const { api, toast } = useShell();
  const hidden = useCall('GET /people/hidden');
  const [busy, setBusy] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const answer = hidden.status === 'ready' ? hidden.answer : undefined;
  const leave = useNextInPlace(place, answer, 'button');

  const free = async (act: 'unblock' | 'unmute', { username, name }: PersonCard, by: HTMLElement) => {
    setBusy(`${act} ${username}`);
    const call = act === 'unblock' ? 'DELETE /people/:username/block' : 'DELETE /people/:username/mute';
    try {
      await api.call(call, { params: { username } });
      toast({ tone: 'good', message: act === 'unblock' ? t.unblocked({ name }) : t.unmuted({ name }) });
      leave(by);
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
  const isNobody = sides.every(({ people }) => people.length === 0);
  return (
    <div ref={place} className={classes.sides} tabIndex={-1}>
      {isNobody ? <p className={classes.hint}>{t.nobody}</p> : null}
      {sides.map(({ act, title, people }) =>
        people.length === 0 ? null : (
          <div key={act} className={classes.side}>
            <h3 className={classes.sideTitle}>{title}</h3>
            <ul aria-label={title}>
              {people.map((person) => (
                <li key={person.id} className={classes.person}>
                  <Avatar name={person.name} src={person.profile ?? undefined} decorative />
                  <span className={classes.names}>
                    <strong dir="auto">{person.name}</strong>
                    <span className={classes.username}>@{person.username}</span>
                  </span>
                  <Button
                    variant="secondary"
                    size="s"
                    busy={busy === `${act} ${person.username}`}
                    aria-label={t.about({ act: t[act], name: person.name })}
                    onClick={meanOneThing(
                      ({ currentTarget }: MouseEvent<HTMLElement>) => void free(act, person, currentTarget),
                    )}
                  >
                    {t[act]}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </div>
  );
}
