import type { QueueEntry } from '@plaza/api-contract';
import { Badge, Button, useIsMobile, useWords } from '@plaza/design-system';
import { adminMoment } from '../format/adminDate.ts';
import classes from './Reports.module.css';
import { reportWords } from './words.ts';

type Decided = NonNullable<QueueEntry['decided']>;

/** What was decided, by whom, with which words, and what became of the appeal. */
export function DecidedPart({
  decided,
  onRule,
}: {
  decided: Decided;
  onRule: (ruling: 'granted' | 'refused') => void;
}) {
  const t = useWords(reportWords);
  const isMobile = useIsMobile();
  const { decision, until, by, made_at, note, answer, appeal, ruling, ruling_note, lifted_at } = decided;
  const mayRule = appeal !== null && !ruling && decided.can_rule !== false;
  const moment = adminMoment(until, { isMobile });
  const words = {
    dismiss: t.decidedDismiss,
    hide: t.decidedHide,
    warn: t.decidedWarn,
    mute: t.decidedMute({ moment }),
    block: t.decidedBlock({ moment }),
  };
  return (
    <div className={classes.decided}>
      <p className={classes.line}>
        <Badge tone={decision === 'dismiss' ? 'neutral' : 'amber'}>{words[decision]}</Badge>
        {by ? <span>{t.decidedBy({ name: by })}</span> : null}
        <time>{adminMoment(made_at, { isMobile })}</time>
        {lifted_at ? (
          <Badge tone="teal">{t.lifted({ moment: adminMoment(lifted_at, { isMobile }) })}</Badge>
        ) : null}
      </p>
      {note ? <p className={classes.note}>{t.toPerson({ note })}</p> : null}
      {answer ? <p className={classes.note}>{t.toReporters({ note: answer })}</p> : null}
      {appeal ? (
        <>
          <h3 className={classes.subtitle}>{t.appeal}</h3>
          <blockquote dir="auto" className={classes.said}>
            {appeal}
          </blockquote>
        </>
      ) : null}
      {ruling ? (
        <p className={classes.line}>
          <Badge tone={ruling === 'granted' ? 'teal' : 'neutral'}>{t[ruling]}</Badge>
          {ruling_note ? (
            <span dir="auto" className={classes.note}>
              {ruling_note}
            </span>
          ) : null}
        </p>
      ) : null}
      {decided.ruled_by_same ? <p className={classes.line}>{t.bySame}</p> : null}
      {mayRule && decided.is_own ? <p className={classes.line}>{t.alone}</p> : null}
      {mayRule ? (
        <div className={classes.acts}>
          <Button size="s" variant="secondary" onClick={() => onRule('refused')}>
            {t.refuse}
          </Button>
          <Button size="s" onClick={() => onRule('granted')}>
            {t.grant}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
