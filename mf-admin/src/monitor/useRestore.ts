import type { AdminPerson } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { useCallback } from 'react';
import { withWhy } from '../frame/withWhy.ts';
import { personWords } from './words.ts';

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
