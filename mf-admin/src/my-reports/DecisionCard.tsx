import type { DecisionAboutMe } from '@plaza/api-contract';
import { MODERATION_NOTE_LENGTH } from '@plaza/api-contract/values';
import { Badge, Button, Card, Textarea, useIsMobile, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { adminMoment } from '../format/adminDate.ts';
import { useAct } from '../frame/useAct.ts';
import classes from '../reports/Reports.module.css';
import { myReportWords } from './words.ts';

interface DecisionCardProps {
  decision: DecisionAboutMe;
  /** Sends the appeal; it is shown as the answer says. */
  onAppeal: (words: string) => Promise<unknown>;
}

/** A decision about the one who reads it, and the way to appeal. */
export function DecisionCard({ decision: about, onAppeal }: DecisionCardProps) {
  const t = useWords(myReportWords);
  const isMobile = useIsMobile();
  const { decision, until, said, note, made_at, can_appeal, appeal, ruling, ruling_note, lifted_at } = about;
  const moment = adminMoment(until, { isMobile });
  const words = decision === 'mute' || decision === 'block' ? t[decision]({ moment }) : t[decision];
  return (
    <Card as="li" className={classes.card}>
      <header className={classes.head}>
        <Badge tone={ruling === 'granted' || lifted_at ? 'neutral' : 'rose'}>{words}</Badge>
        {lifted_at ? (
          <Badge tone="teal">{t.lifted({ moment: adminMoment(lifted_at, { isMobile }) })}</Badge>
        ) : null}
        <time className={classes.when}>{adminMoment(made_at, { isMobile })}</time>
      </header>
      {said ? (
        <blockquote dir="auto" className={classes.said}>
          {said}
        </blockquote>
      ) : null}
      {note ? <p className={classes.note}>{t.moderators({ note })}</p> : null}
      {appeal ? <p className={classes.note}>{t.yourAppeal({ words: appeal })}</p> : null}
      {appeal ? (
        <p className={classes.line}>
          <Badge tone={ruling === 'granted' ? 'teal' : 'neutral'}>{ruling ? t[ruling] : t.pending}</Badge>
        </p>
      ) : null}
      {ruling_note ? <p className={classes.note}>{t.moderators({ note: ruling_note })}</p> : null}
      {about.ruled_by_same ? <p className={classes.line}>{t.bySame}</p> : null}
      {can_appeal ? <AppealForm onAppeal={onAppeal} /> : null}
    </Card>
  );
}

function AppealForm({ onAppeal }: Pick<DecisionCardProps, 'onAppeal'>) {
  const t = useWords(myReportWords);
  const { isBusy, run } = useAct();
  const [words, setWords] = useState('');
  const send = () => run(() => onAppeal(words.trim()), { done: t.sent, failed: t.notSent });
  return (
    <details>
      <summary>{t.appealTitle}</summary>
      <div className={classes.form}>
        <Textarea
          label={t.words}
          hint={t.appealLine}
          maxLength={MODERATION_NOTE_LENGTH}
          value={words}
          onChange={({ value }) => setWords(value)}
        />
        <div className={classes.acts}>
          <Button size="s" busy={isBusy} disabled={words.trim() === ''} onClick={() => void send()}>
            {t.send}
          </Button>
        </div>
      </div>
    </details>
  );
}
