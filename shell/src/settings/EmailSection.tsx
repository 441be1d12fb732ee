import { useState } from 'react';
import { EmailCodeForm } from './EmailCodeForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import type { SectionProps } from './SettingsSection.ts';
import classes from './settings.module.css';

/** Another address, once the mail to it has been read. */
export function EmailSection({ account, onChanged }: SectionProps) {
  const [asked, setAsked] = useState<string>();
  const now = (
    <p className={classes['words']}>
      Mail goes to <strong>{account.email}</strong>.
    </p>
  );
  if (!account.has_password) {
    return (
      <>
        {now}
        <p className={classes['words']}>To change it, give your account a password first.</p>
      </>
    );
  }
  if (asked === undefined) {
    return (
      <>
        {now}
        <EmailForm account={account} onSent={({ email }) => setAsked(email)} />
      </>
    );
  }
  return (
    <EmailCodeForm
      email={asked}
      onCancel={() => setAsked(undefined)}
      onDone={({ email }) => {
        setAsked(undefined);
        onChanged({ account: { ...account, email } });
      }}
    />
  );
}
