import type { HeldWords } from '@plaza/api-contract';
import { Badge, Button, Card, RelativeTime, TextLink, useWords } from '@plaza/design-system';
import classes from '../Reports.module.css';
import { heldWords } from './words.ts';

interface HeldCardProps {
  entry: HeldWords;
  isBusy: boolean;
  onRelease: () => void;
  onRefuse: () => void;
}

/** One post or comment that waits: what it says and shows, and what the rules found in it. */
export function HeldCard({ entry, isBusy, onRelease, onRefuse }: HeldCardProps) {
  const t = useWords(heldWords);
  const { kind, author, context, media, sharing, path, found, held_at, decision, note, by } = entry;
  const titleId = `held-${entry.id}`;
  return (
    <Card as="li" pad="m" className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          <a href={`/user/${encodeURIComponent(author.username)}`}>{t[kind]({ name: author.username })}</a>
        </h2>
        {sharing === 2 ? <Badge>{t.friends}</Badge> : null}
        <RelativeTime className={classes.when} date={held_at} />
      </div>
      <blockquote dir="auto" className={classes.said}>
        {context}
      </blockquote>
      {media.length > 0 ? (
        <ul className={classes.media}>
          {media.map((one) => (
            <li key={one.id}>
              {one.kind === 'video' ? (
                // Nobody has written captions for it yet.
                // oxlint-disable-next-line jsx-a11y/media-has-caption
                <video src={one.url} poster={one.poster ?? undefined} controls preload="none" />
              ) : (
                <img src={one.url} alt={one.alt} loading="lazy" />
              )}
              {one.alt ? (
                <span dir="auto" className={classes.who}>
                  {one.alt}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={classes.line}>
        {found.map((pattern) => (
          <Badge key={pattern} tone="amber" className={classes.found}>
            {t.found({ pattern })}
          </Badge>
        ))}
        {path ? <TextLink href={path}>{t.context}</TextLink> : null}
      </p>
      {decision ? (
        <p className={classes.line}>
          <Badge tone={decision === 'release' ? 'teal' : 'neutral'}>
            {decision === 'release' ? t.isReleased : t.isRefused}
          </Badge>
          {by ? <span>{t.by({ name: by })}</span> : null}
          {note ? <span className={classes.note}>{t.note({ note })}</span> : null}
        </p>
      ) : null}
      {!decision && entry.can_decide ? (
        <div className={classes.acts}>
          <Button size="s" variant="secondary" disabled={isBusy} onClick={onRefuse}>
            {t.refuse}
          </Button>
          <Button size="s" disabled={isBusy} onClick={onRelease}>
            {t.release}
          </Button>
        </div>
      ) : null}
      {!decision && !entry.can_decide ? <p className={classes.line}>{t.notYours}</p> : null}
    </Card>
  );
}
