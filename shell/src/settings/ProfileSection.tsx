import { Button, Notice, TextField } from '@plaza/design-system';
import { brand } from '../brand.ts';
import formClasses from '../forms/forms.module.css';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import type { SectionProps } from './SettingsSection.ts';
import classes from './settings.module.css';

/** How one is called here. */
export function ProfileSection({ account, onChanged }: SectionProps) {
  const { api, sessions, toasts } = useHost();
  const { form, status, whole, errorOf } = useForm({
    fields: ['name', 'organisation'],
    check: ({ name }) => ({ name: name.trim() ? undefined : 'Please enter your name.' }),
    async send({ name, organisation }) {
      const body = { name: name.trim(), organisation: organisation.trim() || null };
      const changed = await api.call('PUT /account', { body });
      sessions.update({ name: changed.name });
      onChanged({ account: changed });
      toasts.say({ tone: 'good', message: 'Your profile is saved.' });
    },
    explain: (refusal) => refusal?.message ?? 'Your profile could not be saved. Please try again later.',
  });
  return (
    <form {...form} className={formClasses['form']}>
      <p className={classes['words']}>
        Your {brand.idName} is <strong>@{account.username}</strong>.
      </p>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={account.name}
        required
        maxLength={80}
        data-again=""
        error={errorOf('name')}
      />
      <TextField
        label="Organisation"
        name="organisation"
        autoComplete="organization"
        defaultValue={account.organisation ?? ''}
        maxLength={120}
        error={errorOf('organisation')}
      />
      <Button type="submit" className={classes['act'] ?? ''} busy={status === 'sending'}>
        Save profile
      </Button>
    </form>
  );
}
