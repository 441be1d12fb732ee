import { Button, Notice, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { useHost } from '../../host/useHost.ts';
import { wordsOf } from '../useAnswer.ts';
import { useCopyCode } from './useCopyCode.ts';
import classes from './keys.module.css';
import type { Shown } from '../../keys/copies.ts';
import { PasswordAgainForm } from './PasswordAgainForm.tsx';
import { keyWords } from '../../keys/words.ts';

/** Whoever came in without showing a password says what shall open their keys elsewhere, before there are any. */
export function UnmadeKeys() {
  const t = useWords(keyWords);
  return (
    <>
      <Notice title={t.unmade}>{t.unmadeAbout}</Notice>
      <ForPassword />
      <ForCode />
    </>
  );
}

function useMaking() {
  const t = useWords(keyWords);
  const { keys, toasts } = useHost();
  return async (shown: Shown) => {
    await (await keys.ring()).makeFirst(shown);
    toasts.say({ tone: 'good', message: t.unmadeDone });
  };
}

function ForPassword() {
  const t = useWords(keyWords);
  const make = useMaking();
  return (
    <PasswordAgainForm
      label={t.unmadePassword}
      hint={t.unmadePasswordAbout}
      go={t.unmadeGo}
      onProven={(password) => make({ password, as: '' })}
    />
  );
}

/** The code is shown first: whoever goes away now has neither keys nor a code, and nothing is lost. */
function ForCode() {
  const t = useWords(keyWords);
  const { keys } = useHost();
  const make = useMaking();
  const [code, setCode] = useState('');
  const [making, setMaking] = useState<{ status: 'idle' | 'making' } | { status: 'failed'; words: string }>({
    status: 'idle',
  });
  const copy = useCopyCode();
  const fail = (error: unknown) => setMaking({ status: 'failed', words: wordsOf(error) });
  const begin = async () => {
    setMaking({ status: 'idle' });
    await keys
      .ring()
      .then(async (ring) => setCode(await ring.newRecoveryCode()))
      .catch(fail);
  };
  const handleKept = async () => {
    setMaking({ status: 'making' });
    await make({ code }).catch(fail);
  };
  return (
    <section className={classes['part']}>
      <h3>{t.unmadeCode}</h3>
      {code ? (
        <>
          <Notice tone="good">{t.codeMade}</Notice>
          <p className={classes['code']} dir="ltr">
            {code}
          </p>
          {making.status === 'failed' ? <Notice tone="bad">{making.words}</Notice> : null}
          <div className={classes['acts']}>
            <Button variant="secondary" onClick={() => copy(code)}>
              {t.copyCode}
            </Button>
            <Button busy={making.status === 'making'} onClick={() => void handleKept()}>
              {t.unmadeCodeKept}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={classes['words']}>{t.unmadeCodeAbout}</p>
          {making.status === 'failed' ? <Notice tone="bad">{making.words}</Notice> : null}
          <Button variant="secondary" className={classes['act'] ?? ''} onClick={() => void begin()}>
            {t.makeCode}
          </Button>
        </>
      )}
    </section>
  );
}
