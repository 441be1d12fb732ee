import { Button, Notice, TextField, useWords } from '@plaza/design-system';
import { ApiError } from '@plaza/shell-contract';
import formClasses from '../../forms/forms.module.css';
import { useForm } from '../../forms/useForm.ts';
import { useHost } from '../../host/useHost.ts';
import { copyForNewPasskey } from '../../keys/newCopies.ts';
import { presentSecret } from '../../session/secret.ts';
import { CurrentPassword } from '../CurrentPassword.tsx';
import { deviceName } from '../deviceName.ts';
import { useProven } from '../../proof/useProven.ts';
import type { Account } from '../SettingsSection.ts';
import classes from '../settings.module.css';
import { settingsWords } from '../words.ts';
import type { Passkey } from './PasskeyRow.tsx';
import { LONGEST_NAME } from './RenamePasskey.tsx';
import { passkeyWords } from './words.ts';

interface AddPasskeyFormProps {
  account: Account;
  onCancel(): void;
  onAdded(added: { passkey: Passkey }): void;
}

/** A name and the password, then the browser does the rest. */
export function AddPasskeyForm({ account, onCancel, onAdded }: AddPasskeyFormProps) {
  const t = useWords(passkeyWords);
  const settings = useWords(settingsWords);
  const { api, keys, toasts } = useHost();
  const proven = useProven();
  const { has_password: hasPassword } = account;
  const { form, status, whole, errorOf } = useForm({
    fields: ['name', 'current'],
    check: ({ name, current }) => ({
      name: name.trim() ? undefined : t.nameMissing,
      current: !hasPassword || current ? undefined : t.currentMissing,
    }),
    async send({ name, current }) {
      const secret = hasPassword ? await presentSecret(api, account.username, current) : {};
      const { createPasskey, passkeyRefusal } = await import('../../session/passkeys.ts');
      try {
        const { passkey, secret: opener } = await proven(() => createPasskey(api, secret, name.trim()));
        if (opener) {
          const present = hasPassword ? secret : undefined;
          await copyForNewPasskey({ api, keys, present, opener });
        }
        toasts.say({ tone: 'good', message: t.added });
        onAdded({ passkey });
      } catch (error) {
        const apiError = passkeyRefusal(error);
        throw apiError ? new ApiError(t[apiError], { code: `browser.${apiError}`, status: 400 }) : error;
      }
    },
    about: { 'auth.wrong-password': 'current' },
    explain: (apiError) => apiError?.message ?? t.addFailed,
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        label={t.name}
        name="name"
        hint={t.nameHint}
        defaultValue={deviceName(navigator.userAgent, settings)}
        autoComplete="off"
        autoFocus
        required
        maxLength={LONGEST_NAME}
        data-again=""
        error={errorOf('name')}
      />
      <CurrentPassword account={account} error={errorOf('current')} />
      <div className={classes['acts']}>
        <Button type="submit" busy={status === 'sending'}>
          {t.create}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
