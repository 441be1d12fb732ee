import { Button, Notice, Skeleton, useIsMobile, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { adminMoment } from '../format/adminDate.ts';
import classes from './People.module.css';
import { withWhy } from '../frame/withWhy.ts';
import { personWords } from './words.ts';

/** Where somebody is logged in, and the ways to end it. */
export function PersonSessions({ id }: { id: string }) {
  const t = useWords(personWords);
  const isMobile = useIsMobile();
  const sessions = useCall('GET /monitor/sessions/:id', { params: { id } });
  const { isBusy, end } = useLogOut(id, sessions.refetch);
  return (
    <section className={classes.sessions} aria-labelledby="sessions" data-status={sessions.status}>
      <h3 id="sessions">{t.sessions}</h3>
      {sessions.status === 'loading' ? <Skeleton lines={2} label={t.sessionsLoading} /> : null}
      {sessions.status === 'failed' ? (
        <Notice tone="bad">
          {t.sessionsFailed}. {sessions.error.message}
        </Notice>
      ) : null}
      {sessions.status === 'ready' && sessions.answer.data.length === 0 ? <p>{t.noSessions}</p> : null}
      {sessions.status === 'ready' && sessions.answer.data.length > 0 ? (
        <>
          <ul>
            {sessions.answer.data.map((session) => (
              <li key={session.id}>
                <span className={classes.session}>
                  <span title={session.user_agent ?? ''}>
                    {browserName(session.user_agent) ?? t.unknownBrowser}
                  </span>
                  <time>{t.lastUsed({ moment: adminMoment(session.last_used_at, { isMobile }) })}</time>
                </span>
                <Button size="s" variant="ghost" aria-disabled={isBusy} onClick={() => end(session.id)}>
                  {t.endOne}
                </Button>
              </li>
            ))}
          </ul>
          <div>
            <Button size="s" variant="secondary" busy={isBusy} onClick={() => end()}>
              {t.endAll}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}

function useLogOut(id: string, onEnded: () => void) {
  const { api, toast, signal } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const end = async (session?: string) => {
    if (isBusy) return;
    setIsBusy(true);
    const { now: t } = personWords;
    try {
      const query = session ? { query: { session } } : {};
      const { ended } = await api.call('DELETE /monitor/sessions/:id', { params: { id }, ...query });
      toast({ tone: 'good', message: t.ended({ count: ended }) });
      onEnded();
    } catch (error) {
      if (!signal.aborted) toast({ tone: 'bad', message: withWhy(t.notEnded, error) });
    }
    setIsBusy(false);
  };
  return { isBusy, end: (session?: string) => void end(session) };
}

const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrom(e|ium)\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: [name: string, mark: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** What somebody would call the browser that names itself like this: Firefox, Linux. */
export function browserName(userAgent: string | null): string | null {
  const named = (list: typeof BROWSERS) => list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(', ') || null;
}
