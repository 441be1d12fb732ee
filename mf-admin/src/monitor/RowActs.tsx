import type { AdminPerson } from '@plaza/api-contract';
import { IconButton, useWords, Icon } from '@plaza/design-system';
import { Activity, Eye, Pencil, Trash2, Undo2 } from 'lucide';
import { RowLink } from '../table/RowLink.tsx';
import classes from './People.module.css';
import type { RowAct } from './PeopleScreen.tsx';
import { peopleWords } from './words.ts';

interface RowActsProps {
  person: AdminPerson;
  canDelete: boolean;
  onAct: (act: RowAct, person: AdminPerson) => void;
}

/** What can be done with a person; who is deleted can be brought back. */
export function RowActs({ person, canDelete, onAct }: RowActsProps) {
  const t = useWords(peopleWords);
  const { id, username, deleted_at: deletedAt } = person;
  return (
    <span className={classes.acts}>
      <RowLink to={`/user-activity/${id}`} label={t.activity({ username })}>
        <Icon icon={Activity} />
      </RowLink>
      <IconButton label={t.details({ username })} onClick={() => onAct('details', person)}>
        <Icon icon={Eye} />
      </IconButton>
      {deletedAt ? (
        <IconButton label={t.restore({ username })} onClick={() => onAct('restore', person)}>
          <Icon icon={Undo2} />
        </IconButton>
      ) : (
        <>
          <IconButton label={t.edit({ username })} onClick={() => onAct('edit', person)}>
            <Icon icon={Pencil} />
          </IconButton>
          {canDelete ? (
            <IconButton label={t.remove({ username })} onClick={() => onAct('remove', person)}>
              <Icon icon={Trash2} />
            </IconButton>
          ) : null}
        </>
      )}
    </span>
  );
}
