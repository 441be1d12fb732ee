import { Badge, Button, useLocale, useWords } from '@plaza/design-system';
import type { CallAnswer } from '@plaza/api-contract';
import { useState } from 'react';
import classes from '../settings.module.css';
import { RenamePasskey } from './RenamePasskey.tsx';
import { passkeyWords } from './words.ts';

export type Passkey = CallAnswer<'GET /auth/passkeys'>[number];

interface PasskeyRowProps {
  passkey: Passkey;
  onRenamed(renamed: { passkey: Passkey }): void;
  onRemove(): void;
}

/** One passkey: its name, when it came and was used, and what can be done with it. */
export function PasskeyRow({ passkey, onRenamed, onRemove }: PasskeyRowProps) {
  const t = useWords(passkeyWords);
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  const [isRenaming, setIsRenaming] = useState(false);
  const { name, is_synced: isSynced, created_at: createdAt, last_used_at: lastUsedAt } = passkey;
  if (isRenaming) {
    return (
      <li>
        <RenamePasskey
          passkey={passkey}
          onCancel={() => setIsRenaming(false)}
          onRenamed={(renamed) => {
            setIsRenaming(false);
            onRenamed(renamed);
          }}
        />
      </li>
    );
  }
  const added = day.format(new Date(createdAt));
  return (
    <li className={classes['session']}>
      <span className={classes['device']}>
        <strong dir="auto">{name}</strong>
        <span className={classes['when']}>
          {lastUsedAt
            ? t.lastUsed({ added, used: day.format(new Date(lastUsedAt)) })
            : t.neverUsed({ added })}
        </span>
      </span>
      <span className={classes['acts']}>
        {isSynced ? <Badge tone="teal">{t.synced}</Badge> : null}
        <Button
          variant="secondary"
          size="s"
          aria-label={t.renameOf({ name })}
          onClick={() => setIsRenaming(true)}
        >
          {t.rename}
        </Button>
        <Button variant="secondary" size="s" aria-label={t.removeOf({ name })} onClick={onRemove}>
          {t.remove}
        </Button>
      </span>
    </li>
  );
}
