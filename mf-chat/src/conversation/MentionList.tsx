import { Avatar, useWords, VisuallyHidden } from '@plaza/design-system';
import classes from './MentionList.module.css';
import { type MentionOf, optionId } from './useMention.ts';
import { composerWords } from './words.ts';

/** Whom an @ may mean. The focus stays in the field: the arrows and Enter choose, and so does a press. */
export function MentionList({ id, mention }: { id: string; mention: MentionOf }) {
  const t = useWords(composerWords);
  const { people, active, pick } = mention;
  return (
    <>
      <VisuallyHidden role="status">
        {people.length > 0 ? t.mentionHint({ count: people.length }) : ''}
      </VisuallyHidden>
      {people.length > 0 ? (
        <div id={id} className={classes.people} role="listbox" aria-label={t.mention}>
          {people.map((member, at) => (
            <button
              key={member.user_id}
              id={optionId(id, at)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={classes.person}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(member)}
            >
              <Avatar
                size="s"
                name={member.name ?? member.username ?? ''}
                src={member.profile ?? undefined}
                decorative
              />
              <strong dir="auto" className={classes.name}>
                {member.name}
              </strong>
              <span className={classes.username}>@{member.username}</span>
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}
