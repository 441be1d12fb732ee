import { Button, Dialog, Notice, OtpField, Skeleton, TextField, useWords } from '@plaza/design-system';
import { ApiError } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';
import formClasses from '../forms/forms.module.css';
import { missingOtp } from '../forms/missingOtp.ts';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { canUsePasskeys } from '../session/canUsePasskeys.ts';
import { useProofByPassword } from './useProofByPassword.ts';
import { proofWords } from './words.ts';

// What cannot be told is offered: the server refuses what is not there.
const ANY_WAY = { password: true, passkey: true, mail: true };

type Way = 'passkey' | 'mail' | 'login';

interface Proving {
  onProven(): void;
}

/** Asks once more who sits here: by password, by passkey, by a code that goes to the mailbox, or by another login. */
export function ProveDialog({ onClose }: { onClose(): void }) {
  const t = useWords(proofWords);
  const { api, sessions, proofs, address$, navigate } = useHost();
  const onProven = () => proofs.answer(true);
  const [ways, setWays] = useState<typeof ANY_WAY>();
  useEffect(() => {
    const leaving = new AbortController();
    api.call('GET /keys/proof', { signal: leaving.signal }).then(setWays, () => {
      if (!leaving.signal.aborted) setWays(ANY_WAY);
    });
    return () => leaving.abort();
  }, [api]);
  const session = useSubject(sessions.session$);
  const email = session.status === 'member' ? session.user.email : '';
  const [way, setWay] = useState<'choice' | 'code'>('choice');
  const [busy, setBusy] = useState<Way | null>(null);
  const [trouble, setTrouble] = useState<string>();

  const act = async (kind: Way, work: () => Promise<void>) => {
    setBusy(kind);
    setTrouble(undefined);
    await work()
      .catch((error: unknown) => setTrouble(error instanceof ApiError ? error.message : t.failed))
      .finally(() => setBusy(null));
  };
  const byPasskey = () =>
    act('passkey', async () => {
      const { askPasskey, passkeyRefusal } = await import('../session/passkeys.ts');
      const asked = await askPasskey(api, 'window').catch((error: unknown) => {
        throw passkeyRefusal(error)
          ? new ApiError(t.noPasskey, { code: 'browser.cancelled', status: 400 })
          : error;
      });
      await api.call('POST /keys/proof', { body: { assertion: asked.assertion } });
      onProven();
    });
  const byMail = () =>
    act('mail', async () => {
      await api.call('POST /keys/proof/code');
      setWay('code');
    });
  const byLogin = () =>
    act('login', async () => {
      const { pathname, search } = address$.getValue();
      await api.call('POST /auth/logout').catch(() => undefined);
      // As a session that merely ended: what this browser keeps for the same person stays for them.
      sessions.lose();
      navigate(`/login?${new URLSearchParams({ then: pathname + search })}`);
    });

  return (
    <Dialog open size="s" title={t.title} onClose={onClose}>
      <div className={formClasses['form']}>
        <p>{way === 'code' ? t.codeSent({ email }) : t.about}</p>
        {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
        {way === 'code' ? <CodeForm onProven={onProven} /> : null}
        {ways === undefined ? <Skeleton lines={3} label={t.looking} /> : null}
        {way === 'choice' && ways?.password ? <PasswordForm onProven={onProven} /> : null}
        {way === 'choice' && ways ? (
          <>
            {ways.passkey && canUsePasskeys() ? (
              <Button variant="secondary" wide busy={busy === 'passkey'} onClick={() => void byPasskey()}>
                {t.byPasskey}
              </Button>
            ) : null}
            {ways.mail ? (
              <Button variant="secondary" wide busy={busy === 'mail'} onClick={() => void byMail()}>
                {t.byMail}
              </Button>
            ) : null}
            {ways.password ? null : (
              <Button variant="ghost" wide busy={busy === 'login'} onClick={() => void byLogin()}>
                {t.byLogin}
              </Button>
            )}
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

function CodeForm({ onProven }: Proving) {
  const t = useWords(proofWords);
  const { api } = useHost();
  const { form, status, whole, errorOf } = useForm({
    fields: ['otp'],
    check: ({ otp }) => ({ otp: missingOtp(otp) }),
    async send({ otp }) {
      await api.call('POST /keys/proof', { body: { otp } });
      onProven();
    },
    about: { 'auth.wrong-otp': 'otp' },
    explain: (apiError) => apiError?.message ?? t.failed,
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <OtpField label={t.code} name="otp" autoFocus required data-again="" error={errorOf('otp')} />
      <Button type="submit" wide busy={status === 'sending'}>
        {t.confirm}
      </Button>
    </form>
  );
}

function PasswordForm({ onProven }: Proving) {
  const t = useWords(proofWords);
  const proveBy = useProofByPassword();
  const { form, status, whole, errorOf } = useForm({
    fields: ['password'],
    check: ({ password }) => ({ password: password ? undefined : t.passwordMissing }),
    async send({ password }) {
      await proveBy(password);
      onProven();
    },
    about: { 'auth.wrong-password': 'password' },
    explain: (apiError) => apiError?.message ?? t.failed,
  });
  return (
    <form {...form} className={formClasses['form']}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      <TextField
        label={t.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        data-first-focus=""
        autoFocus
        data-again=""
        error={errorOf('password')}
      />
      <Button type="submit" wide busy={status === 'sending'}>
        {t.confirm}
      </Button>
    </form>
  );
}
