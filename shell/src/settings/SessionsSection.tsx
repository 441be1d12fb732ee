import type { CallAnswer } from '@plaza/api-contract';
import { Badge, Button, ErrorState, Notice, Skeleton, useLocale, useWords } from '@plaza/design-system';
import { useKeptFocus } from '@plaza/shell-contract/kept-focus';
import { useCallback, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import classes from './settings.module.css';
import { useAnswer, wordsOf } from './useAnswer.ts';
import { settingsWords } from './words.ts';
import { deviceName } from './deviceName.ts';

/** Every browser that is logged in, and the way to log it out from here. */
export function SessionsSection() {
  const t = useWords(settingsWords);
  const { api, toasts } = useHost();
  const ask = useCallback((signal: AbortSignal) => api.call('GET /auth/sessions', { signal }), [api]);
  const { asked, again } = useAnswer(ask);
  const [ending, setEnding] = useState<string>();
  const [trouble, setTrouble] = useState('');
  const { place: list, leaving } = useKeptFocus<HTMLUListElement>(asked);

  const end = async (what: string, call: () => Promise<unknown>, words: string) => {
    setEnding(what);
    setTrouble('');
    try {
      await call();
      toasts.say({ tone: 'good', message: words });
      leaving();
      again();
    } catch (error) {
      setTrouble(wordsOf(error));
    } finally {
      setEnding(undefined);
    }
  };

  if (asked.status === 'loading') return <Skeleton lines={3} label={t.sessionsLoading} />;
  if (asked.status === 'failed') {
    return (
      <ErrorState title={t.sessionsFailed} level={3} onRetry={again}>
        {asked.words}
      </ErrorState>
    );
  }
  const others = asked.answer.filter((session) => !session.is_current && session.ended === null);
  return (
    <>
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      <ul ref={list} tabIndex={-1} aria-labelledby="settings-sessions" className={classes['sessions']}>
        {asked.answer.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() =>
              void end(
                session.id,
                () => api.call('DELETE /auth/sessions/:id', { params: { id: session.id } }),
                t.sessionEnded,
              )
            }
          />
        ))}
      </ul>
      {others.length > 1 ? (
        <Button
          variant="secondary"
          className={classes['act'] ?? ''}
          busy={ending === 'others'}
          onClick={() => void end('others', () => api.call('DELETE /auth/sessions'), t.othersEnded)}
        >
          {t.endOthers}
        </Button>
      ) : null}
    </>
  );
}

type DeviceSession = CallAnswer<'GET /auth/sessions'>[number];

interface SessionRowProps {
  session: DeviceSession;
  isEnding: boolean;
  onEnd(): void;
}

/** One browser that is logged in, or was until its token came back a second time. */
function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useWords(settingsWords);
  const moment = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const device = deviceName(session.user_agent, t);
  const since = moment.format(new Date(session.created_at));
  return (
    <li className={classes['session']} data-status={session.ended ?? 'open'}>
      <span className={classes['device']}>
        <strong>{device}</strong>
        <span className={classes['when']}>
          {session.ended
            ? t.reused
            : t.lastUsed({ used: moment.format(new Date(session.last_used_at)), since })}
        </span>
      </span>
      {session.is_current ? <Badge tone="teal">{t.thisBrowser}</Badge> : null}
      {session.is_current || session.ended ? null : (
        <Button
          variant="secondary"
          size="s"
          busy={isEnding}
          aria-label={t.endSessionOf({ device, since })}
          onClick={onEnd}
        >
          {t.endSession}
        </Button>
      )}
    </li>
  );
}
