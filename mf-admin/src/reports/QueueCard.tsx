import type { DecisionKind, QueueEntry } from '@plaza/api-contract';
import { Badge, Button, Card, Notice, RelativeTime, TextLink, useWords } from '@plaza/design-system';
import { DecidedPart } from './DecidedPart.tsx';
import classes from './Reports.module.css';
import { reportWords } from './words.ts';

interface QueueCardProps {
  entry: QueueEntry;
  onDecide: (decision: DecisionKind) => void;
  onRule: (ruling: 'granted' | 'refused') => void;
}

/** One reported thing: what it says, who says that it should not, and what can be done. */
export function QueueCard({ entry, onDecide, onRule }: QueueCardProps) {
  const t = useWords(reportWords);
  const { kind, about, said, path, reports, decided } = entry;
  const titleId = `report-${entry.id}-${decided?.id ?? 'open'}`;
  const oldest = reports[0];
  const isAppealed = decided !== null && decided.appeal !== null && decided.ruling === null;
  const forOthers =
    isAppealed && decided.can_rule === false
      ? t.notYourAppeal
      : !decided && !entry.can_decide
        ? t.notYours
        : null;
  const may = (decision: DecisionKind) => !entry.decisions || entry.decisions.includes(decision);
  return (
    <Card as="li" pad="m" className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {t[kind]}{' '}
          {about ? (
            <a href={`/user/${encodeURIComponent(about.username)}`}>
              {kind === 'person' ? about.username : t.by({ name: about.username })}
            </a>
          ) : (
            t.goneAuthor
          )}
        </h2>
        {reports.length > 0 ? (
          <Badge tone={reports.length > 1 ? 'amber' : 'neutral'}>{t.times({ count: reports.length })}</Badge>
        ) : null}
        {oldest ? <RelativeTime className={classes.when} date={oldest.created_at} /> : null}
      </div>
      <blockquote dir="auto" className={classes.said}>
        {said}
      </blockquote>
      <p className={classes.line}>
        {path ? <TextLink href={path}>{t.see}</TextLink> : null}
        <Earlier of={entry.earlier} />
      </p>
      <ul className={classes.reports}>
        {reports.map(({ id, reason, note, reporter }) => (
          <li key={id}>
            <Badge tone="rose">{t[reasonKey(reason)]}</Badge>
            <span className={classes.who}>
              {reporter ? t.reportedBy({ name: reporter }) : t.reportedByGone}
            </span>
            {note ? (
              <span dir="auto" className={classes.note}>
                {note}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {decided ? <DecidedPart decided={decided} onRule={onRule} /> : null}
      {decided || !entry.can_decide ? null : (
        <div className={classes.acts}>
          <Button size="s" variant="secondary" onClick={() => onDecide('dismiss')}>
            {t.dismiss}
          </Button>
          {(kind === 'post' || kind === 'comment') && path ? (
            <Button size="s" variant="secondary" onClick={() => onDecide('hide')}>
              {t.hide}
            </Button>
          ) : null}
          {about ? (
            <>
              {(['warn', 'mute', 'block'] as const).filter(may).map((one) => (
                <Button key={one} size="s" variant="secondary" onClick={() => onDecide(one)}>
                  {t[one]}
                </Button>
              ))}
            </>
          ) : null}
        </div>
      )}
      {entry.needs_second ? (
        <Notice>
          {t.needsSecond} <TextLink href="/admin">{t.toPeople}</TextLink>
        </Notice>
      ) : null}
      {forOthers && !entry.needs_second ? <p className={classes.line}>{forOthers}</p> : null}
    </Card>
  );
}

function Earlier({ of: { hidden, warned, muted, blocked } }: { of: QueueEntry['earlier'] }) {
  const t = useWords(reportWords);
  const words = [
    ...(hidden ? [t.earlierHidden({ count: hidden })] : []),
    ...(warned ? [t.earlierWarned({ count: warned })] : []),
    ...(muted ? [t.earlierMuted({ count: muted })] : []),
    ...(blocked ? [t.earlierBlocked({ count: blocked })] : []),
  ].join(', ');
  return words ? <span>{t.earlier({ words })}</span> : null;
}

type Reason = QueueEntry['reports'][number]['reason'];

/** Under which key the words of a reason stand. */
function reasonKey(reason: Reason): Exclude<Reason, 'self-harm'> | 'selfHarm' {
  return reason === 'self-harm' ? 'selfHarm' : reason;
}
