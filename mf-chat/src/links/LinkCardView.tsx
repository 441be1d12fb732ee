import { Icon, IconButton } from '@plaza/design-system';
import { Globe, X } from 'lucide';
import classes from './LinkCardView.module.css';
import type { LinkCard } from './makeLinkCard.ts';

/**
 * Where a link leads, as the sender's device has put it. The host below is read from the address itself: a card cannot
 * pretend to lead elsewhere.
 */
export function LinkCardView({ card }: { card: LinkCard }) {
  return (
    <a className={classes.card} href={card.url} target="_blank" rel="noopener noreferrer">
      <Words card={card} />
    </a>
  );
}

interface LinkCardToSendProps {
  card: LinkCard;
  words: Record<'linkCard' | 'removeLink', string>;
  onRemove: () => void;
}

/** The same above the field, with a way to take it away. */
export function LinkCardToSend({ card, words: t, onRemove }: LinkCardToSendProps) {
  return (
    <div className={classes.toSend} role="group" aria-label={t.linkCard}>
      <div className={classes.card}>
        <Words card={card} />
      </div>
      <IconButton label={t.removeLink} onClick={onRemove}>
        <Icon icon={X} />
      </IconButton>
    </div>
  );
}

function Words({ card }: { card: LinkCard }) {
  const { host } = new URL(card.url);
  const title = card.title === host ? '' : card.title;
  return (
    <>
      {title ? (
        <strong dir="auto" className={classes.title}>
          {title}
        </strong>
      ) : null}
      {card.text ? (
        <span dir="auto" className={classes.text}>
          {card.text}
        </span>
      ) : null}
      <span className={classes.host}>
        <Icon icon={Globe} size={14} />
        <span className={classes.hostWords}>{host}</span>
      </span>
    </>
  );
}
