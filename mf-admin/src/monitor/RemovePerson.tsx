import type { AdminPerson } from '@plaza/api-contract';
import { AlertDialog, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useCallback, useState } from 'react';
import { withWhy } from '../frame/withWhy.ts';
import { personWords } from './words.ts';

interface RemovePersonProps {
  person: AdminPerson;
  onClose: () => void;
  onRemoved: () => void;
  onRestored: () => void;
}

/** Asks, deletes, and offers the way back at once. */
export function RemovePerson({ person, onClose, onRemoved, onRestored }: RemovePersonProps) {
  const t = useWords(personWords);
  const { api, toast, signal } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const restore = useRestore(onRestored);
  const { id: userId, username } = person;
  const remove = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await api.call('DELETE /monitor/:userId', { params: { userId } });
      const action = { label: t.undo, onAct: () => void restore(person) };
      toast({ tone: 'good', message: t.deleted, action });
      onRemoved();
    } catch (error) {
      if (signal.aborted) return;
      toast({ tone: 'bad', message: withWhy(t.notDeleted, error) });
      onClose();
    }
  };
  return (
    <AlertDialog
      open
      title={t.deleteTitle}
      confirm={t.deleteAct}
      busy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{t.delete}</p>
      <p>{t.deleteWords({ username })}</p>
    </AlertDialog>
  );
}

/** Brings a deleted person back, and says so. */
export function useRestore(onRestored: () => void) {
  const { api, toast, signal } = useShell();
  return useCallback(
    async ({ id, username }: Pick<AdminPerson, 'id' | 'username'>) => {
      const { now: t } = personWords;
      try {
        await api.call('POST /monitor/restore/:id', { params: { id } });
        toast({ tone: 'good', message: t.restored({ username }) });
        onRestored();
      } catch (error) {
        if (signal.aborted) return;
        toast({ tone: 'bad', message: withWhy(t.notRestored, error) });
      }
    },
    [api, toast, signal, onRestored],
  );
}
