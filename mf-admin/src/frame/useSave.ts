import { type ApiError, useShell } from '@plaza/shell-contract';
import { useLayoutEffect, useState } from 'react';
import { frameWords } from './words.ts';

interface Said {
  /** What is wrong with a field, by its path: `body.name`. */
  fields: Readonly<Record<string, string>>;
  /** What is wrong with the whole. */
  reason: string | undefined;
}

const nothing: Said = { fields: {}, reason: undefined };

/** Sends a form: busy while it is under way, done with a word, or refused field by field. */
export function useSave() {
  const { toast, signal } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<Said>(nothing);
  useLayoutEffect(() => {
    if (Object.keys(said.fields).length > 0) showFirstWrong();
  }, [said]);
  const save = async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setSaid(nothing);
    try {
      await act();
      toast({ tone: 'good', message: done });
      return true;
    } catch (error) {
      if (!signal.aborted) setSaid(saidBy(error));
      return false;
    } finally {
      if (!signal.aborted) setIsBusy(false);
    }
  };
  return { isBusy, ...said, save };
}

function saidBy(error: unknown): Said {
  // Each remote bundles its copy of this class, so the name decides, not the class.
  if (!(error instanceof Error) || error.name !== 'ApiError')
    return { ...nothing, reason: frameWords.now.failed };
  const { fields, message } = error as ApiError;
  return { fields, reason: message };
}

/** A long form is saved at its end, and what is wrong may stand at its beginning. */
function showFirstWrong(): void {
  const wrong = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
  // What a dialog asks stands above the page.
  const first = wrong.find((field) => field.closest('[role$="dialog"], dialog')) ?? wrong[0];
  first?.focus();
}
