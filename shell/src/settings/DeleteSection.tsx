import { Button, Dialog, Notice, TextField, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { brand } from '../brand.ts';
import formClasses from '../forms/forms.module.css';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { browserShelf } from '../keys/browserShelf.ts';
import { presentSecret } from '../session/secret.ts';
import { useProven } from '../proof/useProven.ts';
import type { Account, SectionProps } from './SettingsSection.ts';
import classes from './settings.module.css';
import { settingsWords } from './words.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

/** The way out for good, behind a question. */
export function DeleteSection({ account }: SectionProps) {
  const t = useWords(settingsWords);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p className={classes['words']}>{t.deleteAbout}</p>
      <Button variant="danger" className={classes['act'] ?? ''} onClick={() => setIsAsking(true)}>
        {t.deleteAccount}
      </Button>
      <Dialog open={isAsking} size="s" title={t.deleteAsk} onClose={() => setIsAsking(false)}>
        <DeleteForm account={account} />
      </Dialog>
    </>
  );
}

/** One's own ID and password once more, so that nobody goes by accident or by another's hand. */
function DeleteForm({ account }: { account: Account }) {
  const t = useWords(settingsWords);
  const { api, sessions, navigate, toasts } = useHost();
  const proven = useProven();
  const { has_password: hasPassword } = account;
  const { form, status, whole, errorOf } = useForm({
    fields: ['username', 'current'],
    check: ({ username, current }) => ({
      username: username.trim() ? undefined : t.idMissing({ id: brand.idName }),
      current: !hasPassword || current ? undefined : t.currentMissing,
    }),
    async send({ username, current }) {
      const secret = hasPassword ? await presentSecret(api, account.username, current) : {};
      const body = { username: username.trim(), ...secret };
      await proven(() => api.call('DELETE /account', { body }));
      const { userId } = sessions;
      sessions.leave();
      navigate('/', { replace: true });
      sessions.end();
      const { indexedDB } = globalThis;
      // What only this account's keys open is of no use to anybody any more.
      if (indexedDB && userId)
        await browserShelf(indexedDB)
          .forget(userId)
          .catch(() => undefined);
      toasts.say({ tone: 'good', message: t.deleted });
    },
    about: { 'auth.wrong-password': 'current', 'users.wrong-username': 'username' },
    explain: (apiError) => apiError?.message ?? t.deleteFailed,
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        label={t.yourId({ id: brand.idName })}
        name="username"
        hint={t.typeToBeSure({ username: account.username })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={60}
        data-first-focus=""
        data-again=""
        error={errorOf('username')}
      />
      <CurrentPassword account={account} error={errorOf('current')} />
      <Button type="submit" variant="danger" wide busy={status === 'sending'}>
        {t.deleteForGood}
      </Button>
    </form>
  );
}
