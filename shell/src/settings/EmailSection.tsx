import { Rich, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { EmailCodeForm } from './EmailCodeForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import type { SectionProps } from './SettingsSection.ts';
import classes from './settings.module.css';
import { settingsWords } from './words.ts';

/** Another address, once the mail to it has been read. */
export function EmailSection({ account, onChanged }: SectionProps) {
  const t = useWords(settingsWords);
  const [asked, setAsked] = useState<string>();
  const now = (
    <p className={classes['words']}>
      <Rich
        text={t.mailGoesTo({ email: account.email })}
        parts={{ strong: (words) => <strong>{words}</strong> }}
      />
    </p>
  );
  if (!account.has_password) {
    return (
      <>
        {now}
        <p className={classes['words']}>{t.passwordFirst}</p>
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
