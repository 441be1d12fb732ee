import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { saveFile } from '../table/saveFile.ts';
import type { PeopleQuestion } from './usePeople.ts';
import { peopleWords } from './words.ts';

/** Saves all people of a question as a file, not only those of the page. */
export function useExport({ q, filter, sort, order }: PeopleQuestion) {
  const { api, toast, signal } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const query = { ...(q ? { q } : {}), filter, sort, order };
      const { csv } = await api.call('GET /monitor/export', { query });
      saveFile('people.csv', csv, 'text/csv;charset=utf-8');
    } catch {
      if (!signal.aborted) toast({ tone: 'bad', message: peopleWords.now.exportFailed });
    }
    setIsBusy(false);
  };
  return { isBusy, save };
}
