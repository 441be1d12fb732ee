import type { AdminPerson } from '@plaza/api-contract';
import { type ApiError, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { personWords } from './words.ts';

type Values = Pick<AdminPerson, 'name' | 'username' | 'is_admin' | 'is_blocked' | 'is_verified'> & {
  role: NonNullable<AdminPerson['role']> | null;
};

interface Said {
  /** What is wrong with a field, by its path. */
  fields: Readonly<Record<string, string>>;
  reason: string | undefined;
}

type Progress = Said &
  ({ status: 'editing' | 'sending' } | { status: 'asking'; question: 'block' | 'unblock' });

const nothingSaid: Said = { fields: {}, reason: undefined };

/** The values that were there at first go along with every change, as the agreed call has them. */
export function useEditPerson(person: AdminPerson, onSaved: (person: AdminPerson) => void) {
  const { api, toast, signal } = useShell();
  // As it was when the form opened: the list behind it may learn better meanwhile.
  const [seen] = useState<Values>(() => valuesOf(person));
  const [values, setValues] = useState(seen);
  const [why, setWhy] = useState('');
  const [progress, setProgress] = useState<Progress>({ status: 'editing', ...nothingSaid });

  const send = async () => {
    setProgress({ status: 'sending', ...nothingSaid });
    const { now: t } = personWords;
    try {
      const { email } = person;
      const said = why.trim() ? { why: why.trim() } : {};
      const body = { ...values, email, seen: { ...seen, email }, ...said };
      const { data } = await api.call('POST /monitor/edit/:id', { params: { id: person.id }, body });
      toast({ tone: 'good', message: t.updated });
      onSaved(data);
    } catch (error) {
      if (signal.aborted) return;
      toast({ tone: 'bad', message: t.notUpdated });
      setProgress({ status: 'editing', ...saidBy(error) });
    }
  };

  const submit = () => {
    if (progress.status === 'sending') return;
    if (values.is_blocked === seen.is_blocked) void send();
    else setProgress({ status: 'asking', question: values.is_blocked ? 'block' : 'unblock', ...nothingSaid });
  };

  return {
    values,
    change: (some: Partial<Values>) => setValues({ ...values, ...some }),
    why,
    setWhy,
    progress,
    submit,
    confirm: () => void send(),
    cancel: () => setProgress({ status: 'editing', ...nothingSaid }),
  };
}

function valuesOf({ name, username, is_admin, is_blocked, is_verified, role = null }: AdminPerson): Values {
  return { name, username, is_admin, is_blocked, is_verified, role };
}

function saidBy(error: unknown): Said {
  // Each remote bundles its copy of this class, so the name decides, not the class.
  if (!(error instanceof Error) || error.name !== 'ApiError') {
    return { ...nothingSaid, reason: personWords.now.notUpdated };
  }
  const { fields, message } = error as ApiError;
  return { fields, reason: message };
}
