import { TextField, useWords } from '@plaza/design-system';
import type { Account } from './SettingsSection.ts';
import { settingsWords } from './words.ts';

interface CurrentPasswordProps {
  account: Account;
  error: string | undefined;
  /** Whether this is where one begins again after a refusal that names no field. */
  again?: boolean;
}

/** The password once more, where much is at stake. Who never had one is not asked. */
export function CurrentPassword({ account, error, again = false }: CurrentPasswordProps) {
  const t = useWords(settingsWords);
  if (!account.has_password) return null;
  return (
    <TextField
      label={t.currentPassword}
      name="current"
      type="password"
      autoComplete="current-password"
      required
      error={error}
      {...(again && { 'data-again': '' })}
    />
  );
}
