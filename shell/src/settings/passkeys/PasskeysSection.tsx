import { AlertDialog, ErrorState, Notice, Skeleton, useWords } from '@plaza/design-system';
import { useKeptFocus } from '@plaza/shell-contract/kept-focus';
import { useCallback, useState } from 'react';
import { useHost } from '../../host/useHost.ts';
import { useProven } from '../../proof/useProven.ts';
import type { SectionProps } from '../SettingsSection.ts';
import classes from '../settings.module.css';
import { useAnswer, wordsOf } from '../useAnswer.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { type Passkey, PasskeyRow } from './PasskeyRow.tsx';
import { passkeyWords } from './words.ts';

type Removing = { status: 'asking' | 'removing'; passkey: Passkey } | { status: 'no'; trouble?: string };

/** The second way in: every passkey of the account, and one more. */
export function PasskeysSection({ account }: SectionProps) {
  const t = useWords(passkeyWords);
  const { api, toasts } = useHost();
  const proven = useProven();
  const ask = useCallback((signal: AbortSignal) => api.call('GET /auth/passkeys', { signal }), [api]);
  const { asked, again, setAnswer } = useAnswer(ask);
  const { place, leaving } = useKeptFocus<HTMLParagraphElement>(asked);
  const [removing, setRemoving] = useState<Removing>({ status: 'no' });

  const remove = async (passkey: Passkey) => {
    setRemoving({ status: 'removing', passkey });
    try {
      await proven(() => api.call('DELETE /auth/passkeys/:id', { params: { id: passkey.id } }));
      setRemoving({ status: 'no' });
      toasts.say({ tone: 'good', message: t.removed });
      leaving();
      again();
    } catch (error) {
      setRemoving({ status: 'no', trouble: wordsOf(error) });
    }
  };

  if (asked.status === 'loading') return <Skeleton lines={2} label={t.loading} />;
  if (asked.status === 'failed') {
    return (
      <ErrorState title={t.failed} level={3} onRetry={again}>
        {asked.words}
      </ErrorState>
    );
  }
  const own = asked.answer;
  const replace = (changed: Passkey) =>
    setAnswer(own.map((passkey) => (passkey.id === changed.id ? changed : passkey)));
  return (
    <>
      <p ref={place} tabIndex={-1} className={classes['words']}>
        {own.length > 0 ? t.about : `${t.about} ${t.none}`}
      </p>
      {removing.status === 'no' && removing.trouble ? <Notice tone="bad">{removing.trouble}</Notice> : null}
      {own.length > 0 ? (
        <ul className={classes['sessions']}>
          {own.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRenamed={({ passkey: changed }) => replace(changed)}
              onRemove={() => setRemoving({ status: 'asking', passkey })}
            />
          ))}
        </ul>
      ) : null}
      <AddPasskey account={account} onAdded={({ passkey }) => setAnswer([passkey, ...own])} />
      {removing.status === 'no' ? null : (
        <AlertDialog
          open
          title={t.removeAsk}
          confirm={t.remove}
          busy={removing.status === 'removing'}
          onConfirm={() => void remove(removing.passkey)}
          onCancel={() => setRemoving({ status: 'no' })}
        >
          {t.removeAbout({ name: removing.passkey.name })}
        </AlertDialog>
      )}
    </>
  );
}
