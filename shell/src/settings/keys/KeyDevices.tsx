import { Badge, Button, ErrorState, Notice, Skeleton, useLocale, useWords } from '@plaza/design-system';
import { useKeptFocus } from '@plaza/shell-contract/kept-focus';
import { useCallback, useState } from 'react';
import { useHost } from '../../host/useHost.ts';
import { useProven } from '../../proof/useProven.ts';
import { wantsProof } from '../../session/Proofs.ts';
import { useAnswer, wordsOf } from '../useAnswer.ts';
import classes from './keys.module.css';
import { keyWords } from '../../keys/words.ts';

/** The devices whose sealed root key the server helps to open. */
export function KeyDevices({ ownId }: { ownId: string | undefined }) {
  const t = useWords(keyWords);
  const { api, toasts } = useHost();
  const ask = useCallback((signal: AbortSignal) => api.call('GET /keys/devices', { signal }), [api]);
  const { asked, again } = useAnswer(ask);
  const proven = useProven();
  const { place, leaving } = useKeptFocus<HTMLHeadingElement>(asked);
  const [trouble, setTrouble] = useState('');
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  const remove = async (id: string) => {
    setTrouble('');
    try {
      await proven(() => api.call('DELETE /keys/devices/:id', { params: { id } }));
      toasts.say({ tone: 'good', message: t.deviceRemoved });
      leaving();
      again();
    } catch (error) {
      // Who does not prove it has changed their mind.
      setTrouble(wantsProof(error) ? '' : wordsOf(error));
    }
  };
  return (
    <section className={classes['part']}>
      <h3 ref={place} tabIndex={-1}>
        {t.devices}
      </h3>
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      {asked.status === 'loading' ? <Skeleton lines={2} label={t.opening} /> : null}
      {asked.status === 'failed' ? (
        <ErrorState title={t.devicesFailed} level={3} onRetry={again}>
          {asked.words}
        </ErrorState>
      ) : null}
      {asked.status === 'ready' && asked.answer.length === 0 ? (
        <p className={classes['words']}>{t.noDevices}</p>
      ) : null}
      {asked.status === 'ready' ? (
        <ul className={classes['list']}>
          {asked.answer.map(({ id, name, created_at: since }) => (
            <li key={id} className={classes['row']}>
              <span>
                <strong>{name}</strong>{' '}
                <span className={classes['words']}>{t.since({ date: day.format(new Date(since)) })}</span>
              </span>
              {id === ownId ? (
                <Badge tone="teal">{t.thisDevice}</Badge>
              ) : (
                <Button
                  variant="ghost"
                  size="s"
                  aria-label={t.removeDeviceOf({ name })}
                  onClick={() => void remove(id)}
                >
                  {t.removeDevice}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
