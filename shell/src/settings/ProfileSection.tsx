import { Button, Notice, TextField, Rich, useWords } from '@plaza/design-system';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { brand } from '../brand.ts';
import formClasses from '../forms/forms.module.css';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import type { SectionProps } from './SettingsSection.ts';
import classes from './settings.module.css';
import { settingsWords } from './words.ts';

/** How one is called here. */
export function ProfileSection({ account, onChanged }: SectionProps) {
  const t = useWords(settingsWords);
  const { api, sessions, toasts } = useHost();
  const nameField = useFollowed(account.name);
  const organisationField = useFollowed(account.organisation ?? '');
  const { form, status, whole, errorOf } = useForm({
    fields: ['name', 'organisation'],
    check: ({ name }) => ({ name: name.trim() ? undefined : t.nameMissing }),
    async send({ name, organisation }) {
      const body = { name: name.trim(), organisation: organisation.trim() || null };
      const changed = await api.call('PUT /account', { body });
      sessions.update({ name: changed.name });
      onChanged({ account: changed });
      toasts.say({ tone: 'good', message: t.profileSaved });
    },
    explain: (apiError) => apiError?.message ?? t.profileFailed,
  });
  return (
    <form {...form} className={formClasses['form']}>
      <p className={classes['words']}>
        <Rich
          text={t.idIs({ id: brand.idName, username: account.username })}
          parts={{ strong: (words) => <strong>{words}</strong> }}
        />
      </p>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        label={t.name}
        ref={nameField}
        name="name"
        autoComplete="name"
        defaultValue={account.name}
        required
        maxLength={80}
        data-again=""
        error={errorOf('name')}
      />
      <TextField
        label={t.organisation}
        ref={organisationField}
        name="organisation"
        autoComplete="organization"
        defaultValue={account.organisation ?? ''}
        maxLength={120}
        error={errorOf('organisation')}
      />
      <Button type="submit" className={classes['act'] ?? ''} busy={status === 'sending'}>
        {t.saveProfile}
      </Button>
    </form>
  );
}

/** For a field that shows something that may change elsewhere: it follows, but for what is being written into it. */
function useFollowed(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    if (field.current?.value === before.current) field.current.value = value;
    before.current = value;
  }, [value]);
  return field;
}
