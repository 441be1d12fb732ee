import { Button, Notice, TextField, useWords } from '@plaza/design-system';
import formClasses from '../../forms/forms.module.css';
import { useForm } from '../../forms/useForm.ts';
import { useHost } from '../../host/useHost.ts';
import classes from '../settings.module.css';
import type { Passkey } from './PasskeyRow.tsx';
import { passkeyWords } from './words.ts';

export const LONGEST_NAME = 60;

interface RenamePasskeyProps {
  passkey: Passkey;
  onCancel(): void;
  onRenamed(renamed: { passkey: Passkey }): void;
}

/** Another name for a passkey, in its own place. */
export function RenamePasskey({ passkey, onCancel, onRenamed }: RenamePasskeyProps) {
  const t = useWords(passkeyWords);
  const { api } = useHost();
  const { form, status, whole, errorOf } = useForm({
    fields: ['name'],
    check: ({ name }) => ({ name: name.trim() ? undefined : t.nameMissing }),
    async send({ name }) {
      const about = { params: { id: passkey.id }, body: { name: name.trim() } };
      onRenamed({ passkey: await api.call('PUT /auth/passkeys/:id', about) });
    },
    explain: (apiError) => apiError?.message ?? t.renameFailed,
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        label={t.name}
        name="name"
        defaultValue={passkey.name}
        autoComplete="off"
        autoFocus
        required
        maxLength={LONGEST_NAME}
        data-again=""
        error={errorOf('name')}
      />
      <div className={classes['acts']}>
        <Button type="submit" size="s" busy={status === 'sending'}>
          {t.save}
        </Button>
        <Button variant="ghost" size="s" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
