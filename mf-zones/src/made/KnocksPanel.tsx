import type { KnockAnswer } from '@plaza/api-contract';
import { Button, meanOneThing, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useEffect } from 'react';
import classes from './Made.module.css';
import { madeWords } from './words.ts';

const ANSWERS = ['let-in', 'always', 'decline', 'block'] as const satisfies readonly KnockAnswer[];

/** Who stands before one's zone, and what one says to them. It is there only while somebody does. */
export function KnocksPanel({ slug }: { slug: string }) {
  const t = useWords(madeWords);
  const { api, hub, toast } = useShell();
  const knocks = useCall('GET /zones/u/:slug/knocks', { params: { slug } });
  const { refetch } = knocks;
  useEffect(() => {
    const heard = hub.on('notification').subscribe({
      next({ payload }) {
        if (!payload.notification || payload.notification.kind === 'zone-knock') refetch();
      },
    });
    return () => heard.unsubscribe();
  }, [hub, refetch]);

  const answer = async (username: string, how: KnockAnswer) => {
    try {
      const params = { slug, username };
      await api.call('PUT /zones/u/:slug/knocks/:username', { params, body: { answer: how } });
    } catch {
      toast({ tone: 'bad', message: t.notDone });
    }
    refetch();
  };

  const waiting = knocks.status === 'ready' ? knocks.answer : [];
  return (
    <div role="status">
      {waiting.length > 0 && (
        <section className={classes.panel} aria-labelledby="knocks">
          <h2 id="knocks">{t.knocks}</h2>
          <ul className={classes.list}>
            {waiting.map(({ person }) => (
              <li key={person.id} className={classes.item}>
                <span>{t.wantsIn({ name: person.name })}</span>
                <span className={classes.line}>
                  {ANSWERS.map((how) => (
                    <Button
                      key={how}
                      size="s"
                      variant={how === 'block' ? 'danger' : how === 'let-in' ? 'primary' : 'secondary'}
                      aria-label={t.answerTo({ answer: t[how], name: person.name })}
                      onClick={meanOneThing(() => void answer(person.username, how))}
                    >
                      {t[how]}
                    </Button>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
