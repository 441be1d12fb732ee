import type { AdminPerson } from '@plaza/api-contract';
import { Icon, IconButton } from '@plaza/design-system';
import { Activity, Eye, Pencil, Trash2, Undo2 } from 'lucide';
import { RowLink } from '../table/RowLink.tsx';
import classes from './People.module.css';
import type { RowAct } from './PeopleScreen.tsx';
import type { peopleWords } from './words.ts';

interface RowActsProps {
  person: AdminPerson;
  words: typeof peopleWords.now;
  canDelete: boolean;
  onAct: (act: RowAct, person: AdminPerson) => void;
}

// Made once: what is the same is not looked at again.
const icons = {
  activity: <Icon icon={Activity} />,
  details: <Icon icon={Eye} />,
  restore: <Icon icon={Undo2} />,
  edit: <Icon icon={Pencil} />,
  remove: <Icon icon={Trash2} />,
};

/** What can be done with a person; who is deleted can be brought back. */
export function RowActs({ person, words: t, canDelete, onAct }: RowActsProps) {
  const { id, username, deleted_at: deletedAt } = person;
  return (
    <span className={classes.acts}>
      <RowLink to={`/user-activity/${id}`} label={t.activity({ username })}>
        {icons.activity}
      </RowLink>
      <IconButton label={t.details({ username })} onClick={() => onAct('details', person)}>
        {icons.details}
      </IconButton>
      {deletedAt ? (
        <IconButton label={t.restore({ username })} onClick={() => onAct('restore', person)}>
          {icons.restore}
        </IconButton>
      ) : (
        <>
          <IconButton label={t.edit({ username })} onClick={() => onAct('edit', person)}>
            {icons.edit}
          </IconButton>
          {canDelete ? (
            <IconButton label={t.remove({ username })} onClick={() => onAct('remove', person)}>
              {icons.remove}
            </IconButton>
          ) : null}
        </>
      )}
    </span>
  );
}
