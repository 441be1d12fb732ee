import { ApiError } from '@plaza/shell-contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';

/** What stands in the way: at the fields it is about, or above all of them. */
export interface Trouble<Field extends string> {
  fields?: Partial<Record<Field, string | undefined>>;
  whole?: string;
  /** The code of the apiError behind it. */
  code?: string | undefined;
}

export interface FormParts<Field extends string> {
  fields: readonly Field[];
  /** What can be said before anything is sent; nothing when all is well. */
  check(entered: Record<Field, string>): Partial<Record<Field, string | undefined>>;
  send(entered: Record<Field, string>): Promise<void>;
  /** The sentence for what went wrong; it gets nothing when nothing answered sensibly. */
  explain(apiError: ApiError | undefined): string;
  /** Which field a apiError is about, by its code; the sentence then stands there. */
  about?: Readonly<Record<string, Field>>;
}

/** One form: what was typed stays in its fields, and the first field in trouble takes the focus. */
export function useForm<Field extends string>(parts: FormParts<Field>) {
  const [status, setStatus] = useState<'idle' | 'sending'>('idle');
  const [trouble, setTrouble] = useState<Trouble<Field>>({});
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (trouble.whole) form.current?.querySelector<HTMLElement>('[data-again]')?.focus();
  }, [trouble]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'sending') return;
    const entered = readFields(event.currentTarget, parts.fields);
    const wrong = parts.check(entered);
    if (Object.values(wrong).some(Boolean)) return setTrouble({ fields: wrong });
    setStatus('sending');
    setTrouble({});
    try {
      await parts.send(entered);
    } catch (error) {
      setTrouble(troubleFrom(error, parts));
    } finally {
      setStatus('idle');
    }
  };

  return {
    status,
    whole: trouble.whole,
    code: trouble.code,
    errorOf: (field: Field) => trouble.fields?.[field],
    form: {
      ref: form,
      noValidate: true,
      'data-status': status,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
  };
}

function readFields<Field extends string>(form: HTMLFormElement, fields: readonly Field[]) {
  const typed = new FormData(form);
  const read = (field: Field) => {
    const value = typed.get(field);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, string>;
}

/** A apiError that names a field of the form is told there; everything else above it. */
function troubleFrom<Field extends string>(
  error: unknown,
  { fields, explain, about }: FormParts<Field>,
): Trouble<Field> {
  const isRefusal = error instanceof ApiError && error.status > 0 && error.status < 500;
  if (!isRefusal) return { whole: explain(undefined) };
  const named: Trouble<Field>['fields'] = {};
  for (const field of fields) {
    const words = error.fields[`body.${field}`];
    if (words) named[field] = words;
  }
  const field = about?.[error.code];
  if (field) named[field] = explain(error);
  return Object.keys(named).length > 0 ? { fields: named } : { whole: explain(error), code: error.code };
}
