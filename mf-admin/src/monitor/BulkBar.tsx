import type { AdminPerson } from '@plaza/api-contract';
import { AlertDialog, Button, useWords } from '@plaza/design-system';
import classes from './People.module.css';
import { type Act, useBulk } from './useBulk.ts';
import { isMuted } from './isMuted.ts';
import { bulkWords } from './words.ts';

interface BulkBarProps {
  people: readonly AdminPerson[];
  onNone: () => void;
  onDone: () => void;
}

/** What can be done with all who are chosen: only what would change something for one of them. */
export function BulkBar({ people, onNone, onDone }: BulkBarProps) {
  const t = useWords(bulkWords);
  const { progress, ask, confirm, cancel } = useBulk(people, onDone);
  const acts = actsFor(people);
  const count = people.length;
  const questions: Partial<Record<Act, string>> = {
    block: t.askBlock({ count }),
    delete: t.askDelete({ count }),
    'log-out': t.askLogOut({ count }),
  };
  return (
    <div className={classes.bulk} role="group" aria-label={t.act} data-status={progress.status}>
      <p>{t.chosen({ count })}</p>
      {acts.map((act) => (
        <Button
          key={act}
          size="s"
          variant={act === 'delete' ? 'danger' : 'secondary'}
          busy={progress.status === 'sending' && progress.act === act}
          onClick={() => ask(act, act in questions)}
        >
          {t[act]}
        </Button>
      ))}
      <Button size="s" variant="ghost" onClick={onNone}>
        {t.none}
      </Button>
      {progress.status === 'asking' ? (
        <AlertDialog
          open
          title={questions[progress.act] ?? ''}
          confirm={t[progress.act]}
          onConfirm={confirm}
          onCancel={cancel}
        >
          <p>{progress.act === 'delete' ? t.deleteWords : t.askWords}</p>
        </AlertDialog>
      ) : null}
    </div>
  );
}

function actsFor(people: readonly AdminPerson[]): Act[] {
  if (people.every((person) => person.deleted_at)) return ['restore'];
  return [
    ...(people.some((person) => !person.is_blocked) ? (['block'] as const) : []),
    ...(people.some((person) => person.is_blocked) ? (['unblock'] as const) : []),
    ...(people.some(isMuted) ? (['unmute'] as const) : []),
    ...(people.some((person) => !person.is_verified) ? (['verify'] as const) : []),
    'log-out',
    'delete',
  ];
}
