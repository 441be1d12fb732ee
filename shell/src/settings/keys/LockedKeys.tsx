import { AlertDialog, Button, ErrorState, Notice, Skeleton, TextField, useWords } from '@plaza/design-system';
import { CryptoError } from '@plaza/crypto';
import { ApiError } from '@plaza/shell-contract';
import { useCallback, useState } from 'react';
import formClasses from '../../forms/forms.module.css';
import { useForm } from '../../forms/useForm.ts';
import { useHost } from '../../host/useHost.ts';
import { wantsProof } from '../../session/Proofs.ts';
import { useProven } from '../../proof/useProven.ts';
import { useProofByPassword } from '../../proof/useProofByPassword.ts';
import { canUsePasskeys } from '../../session/canUsePasskeys.ts';
import { useAnswer, wordsOf } from '../useAnswer.ts';
import { type OwnKeys, presentCopies, type Shown } from '../../keys/copies.ts';
import { LinkFromDevice } from './LinkFromDevice.tsx';
import classes from './keys.module.css';
import { keyWords } from '../../keys/words.ts';

/** Every way to open the keys here, and the one to do without. */
export function LockedKeys() {
  const t = useWords(keyWords);
  const { keys } = useHost();
  const ask = useCallback(async () => (await keys.ring()).ask(), [keys]);
  const { asked, again } = useAnswer(ask);
  if (asked.status === 'loading') return <Skeleton lines={4} label={t.opening} />;
  if (asked.status === 'failed') {
    return (
      <ErrorState title={t.failed} level={3} onRetry={again}>
        {asked.words}
      </ErrorState>
    );
  }
  const own = asked.answer;
  const has = (wanted: string) => presentCopies(own).some(({ way }) => way === wanted);
  return (
    <>
      <Notice title={t.locked}>{t.lockedAbout}</Notice>
      {has('recovery') ? <ByCode /> : null}
      {has('password') ? <ByPassword isFresh={own.is_fresh} /> : null}
      {has('passkey') && canUsePasskeys() ? <ByPasskey /> : null}
      <LinkFromDevice />
      <StartAnew own={own} />
    </>
  );
}

/** Opens them by what was shown, or says what is wrong with it. */
function useOpening(wrong: string) {
  const t = useWords(keyWords);
  const { keys, toasts } = useHost();
  return async (shown: Shown) => {
    const isRight = await (await keys.ring()).openBy(shown).catch((error: unknown) => {
      if (error instanceof CryptoError) return false;
      throw error;
    });
    if (!isRight) throw new ApiError(wrong, { code: 'keys.wrong-secret', status: 400 });
    toasts.say({ tone: 'good', message: t.opened });
  };
}

function ByCode() {
  const t = useWords(keyWords);
  const open = useOpening(t.codeWrong);
  const { form, status, whole, errorOf } = useForm({
    fields: ['code'],
    check: ({ code }) => ({ code: code.trim() ? undefined : t.codeMissing }),
    send: ({ code }) => open({ code }),
    about: { 'keys.wrong-secret': 'code' },
    explain: (apiError) => apiError?.message ?? t.wentWrong,
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        label={t.code}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={60}
        data-again=""
        error={errorOf('code')}
      />
      <Button type="submit" className={classes['act'] ?? ''} busy={status === 'sending'}>
        {t.openByCode}
      </Button>
    </form>
  );
}

function ByPassword({ isFresh }: { isFresh: boolean }) {
  const t = useWords(keyWords);
  const proven = useProven();
  const proveBy = useProofByPassword();
  const open = useOpening(t.passwordWrong);
  const [trouble, setTrouble] = useState('');
  const { form, status, errorOf } = useForm({
    fields: ['password'],
    check: ({ password }) => ({ password: password ? undefined : t.passwordMissing }),
    async send({ password }) {
      // It is most often the one of today: then it is the proof as well, and nobody types it twice.
      if (!isFresh) await proveBy(password).catch(() => undefined);
      await proven(() => open({ password, as: '' })).catch(
        (error: unknown) => wantsProof(error) || setTrouble(wordsOf(error)),
      );
    },
    explain: (apiError) => apiError?.message ?? t.wentWrong,
  });
  return (
    <form {...form} className={formClasses['form']}>
      <TextField
        label={t.before}
        hint={t.beforeHint}
        name="password"
        type="password"
        autoComplete="off"
        required
        data-again=""
        error={errorOf('password') ?? (trouble || undefined)}
      />
      <Button type="submit" variant="secondary" className={classes['act'] ?? ''} busy={status === 'sending'}>
        {t.openByPassword}
      </Button>
    </form>
  );
}

function ByPasskey() {
  const t = useWords(keyWords);
  const { api } = useHost();
  const open = useOpening(t.passkeyWrong);
  const { form, status, whole } = useForm({
    fields: [],
    check: () => ({}),
    async send() {
      const { askPasskey, passkeyRefusal } = await import('../../session/passkeys.ts');
      const asked = await askPasskey(api, 'window').catch((error: unknown) => {
        if (passkeyRefusal(error)) return undefined;
        throw error;
      });
      if (!asked) return;
      if (!asked.secret) throw new ApiError(t.passkeyWrong, { code: 'keys.wrong-secret', status: 400 });
      await open(asked.secret);
    },
    explain: (apiError) => apiError?.message ?? t.wentWrong,
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <Button type="submit" variant="secondary" className={classes['act'] ?? ''} busy={status === 'sending'}>
        {t.openByPasskey}
      </Button>
    </form>
  );
}

function StartAnew({ own }: { own: OwnKeys }) {
  const t = useWords(keyWords);
  const proven = useProven();
  const { keys, toasts } = useHost();
  const [status, setStatus] = useState<'idle' | 'asking' | 'making'>('idle');
  const [trouble, setTrouble] = useState('');
  const begin = async () => {
    setStatus('making');
    await proven(async () => (await keys.ring()).startAnew(undefined)).then(
      () => toasts.say({ tone: 'good', message: t.anewDone }),
      (error: unknown) => wantsProof(error) || setTrouble(wordsOf(error)),
    );
    setStatus('idle');
  };
  return (
    <section className={classes['part']} data-copies={own.copies.length}>
      <h3>{t.anew}</h3>
      <p className={classes['words']}>{t.anewAbout}</p>
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      <Button variant="ghost" className={classes['act'] ?? ''} onClick={() => setStatus('asking')}>
        {t.anew}
      </Button>
      {status === 'idle' ? null : (
        <AlertDialog
          open
          title={t.anewAsk}
          confirm={t.anew}
          busy={status === 'making'}
          onConfirm={() => void begin()}
          onCancel={() => setStatus('idle')}
        >
          {t.anewLost}
        </AlertDialog>
      )}
    </section>
  );
}
