import { pictureAt } from '@plaza/api-contract/values';
import { Avatar, useWords } from '@plaza/design-system';
import { useMe } from '../store/useMe.ts';
import type { CommentEntry } from '../store/postEntries.ts';
import { usePostStore } from '../store/usePostStore.tsx';
import { RichText } from '../post/RichText.tsx';
import { commentWords } from './words.ts';
import classes from './CommentRow.module.css';

/** A comment of one's own that the server does not have yet. */
export function WaitingRow({ entry }: { entry: CommentEntry }) {
  const t = useWords(commentWords);
  const me = useMe();
  const store = usePostStore();
  const name = me?.name ?? t.you;
  return (
    <li className={classes.row} data-waiting="">
      <Avatar name={name} src={me?.profile && pictureAt(me.profile, 64)} size="s" decorative />
      <div className={classes.speech}>
        <p className={classes.who}>
          <span dir="auto" className={classes.name}>
            {name}
          </span>
          <span className={classes.when}>{store.isKept(entry.id) ? t.waiting : t.waitingHere}</span>
        </p>
        <p dir="auto" className={classes.words}>
          <RichText text={entry.context} />
        </p>
      </div>
    </li>
  );
}
