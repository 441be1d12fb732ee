import { Button, TextLink, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { brand } from '../../brand.ts';
import { canUsePasskeys } from '../../session/canUsePasskeys.ts';
import type { Account } from '../SettingsSection.ts';
import classes from '../settings.module.css';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import type { Passkey } from './PasskeyRow.tsx';
import { passkeyWords } from './words.ts';

interface AddPasskeyProps {
  account: Account;
  onAdded(added: { passkey: Passkey }): void;
}

/** The way to one more passkey, or the reason why there is none here. */
export function AddPasskey({ account, onAdded }: AddPasskeyProps) {
  const t = useWords(passkeyWords);
  const [isAdding, setIsAdding] = useState(false);
  if (!canUsePasskeys()) {
    const { hostname, port, protocol, pathname } = window.location;
    if (typeof globalThis.PublicKeyCredential !== 'function') {
      return <p className={classes['words']}>{t.noBrowser}</p>;
    }
    return (
      <p className={classes['words']}>
        {t.noName({ brand: brand.name })}{' '}
        {['127.0.0.1', '[::1]'].includes(hostname) ? (
          <TextLink href={`${protocol}//localhost:${port}${pathname}`}>{t.openLocalhost}</TextLink>
        ) : null}
      </p>
    );
  }
  if (!isAdding) {
    return (
      <Button variant="secondary" className={classes['act'] ?? ''} onClick={() => setIsAdding(true)}>
        {t.add}
      </Button>
    );
  }
  return (
    <AddPasskeyForm
      account={account}
      onCancel={() => setIsAdding(false)}
      onAdded={(added) => {
        setIsAdding(false);
        onAdded(added);
      }}
    />
  );
}
