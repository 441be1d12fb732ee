import { pictureAt } from '@plaza/api-contract/values';
import { Avatar, useWords } from '@plaza/design-system';
import { useMe } from '../desk/useMe.ts';
import type { CommentWish } from '../desk/wishes.ts';
import { RichText } from '../post/RichText.tsx';
import { commentWords } from './words.ts';
import classes from './CommentRow.module.css';

/** A comment of one's own that the server does not have yet. */
export function WaitingRow({ wish }: { wish: CommentWish }) {
  const t = useWords(commentWords);
  const me = useMe();
  const name = me?.name ?? t.you;
  return (
    <li className={classes.row} data-waiting="">
      <Avatar name={name} src={me?.profile && pictureAt(me.profile, 64)} size="s" decorative />
      <div className={classes.said}>
        <p className={classes.who}>
          <span className={classes.name}>{name}</span>
          <span className={classes.when}>{t.waiting}</span>
        </p>
        <p className={classes.words}>
          <RichText text={wish.context} />
        </p>
      </div>
    </li>
  );
}
