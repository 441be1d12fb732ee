import { ErrorState, Notice, Skeleton, useLocale, useWords } from '@plaza/design-system';
import type { OpenKeys } from '@plaza/shell-contract';
import { useCallback } from 'react';
import { useHost } from '../../host/useHost.ts';
import { useAnswer } from '../useAnswer.ts';
import { type OwnKeys, presentCopies } from '../../keys/copies.ts';
import { keyWords } from '../../keys/words.ts';
import { KeyDevices } from './KeyDevices.tsx';
import { RecoveryCodePart } from './RecoveryCodePart.tsx';
import { AskingDevice } from './AskingDevice.tsx';
import classes from './keys.module.css';
import { PasswordAgainForm } from './PasswordAgainForm.tsx';

/** Keys that are open: what else opens them, on which devices they are, and what to compare with others. */
export function OpenKeysParts({ opened }: { opened: OpenKeys }) {
  const t = useWords(keyWords);
  const { keys } = useHost();
  // Each change of the keys is a new object: then what is told of them is asked anew.
  // oxlint-disable-next-line react/exhaustive-deps
  const ask = useCallback(async () => (await keys.ring()).facts(), [keys, opened]);
  const { asked, again } = useAnswer(ask);
  if (asked.status === 'loading') return <Skeleton lines={4} label={t.opening} />;
  if (asked.status === 'failed') {
    return (
      <ErrorState title={t.failed} level={3} onRetry={again}>
        {asked.words}
      </ErrorState>
    );
  }
  const { own, digits, times, deviceId } = asked.answer;
  return (
    <>
      <AskingDevice />
      {opened.hasCopy ? <Notice tone="good">{t.open}</Notice> : <Notice tone="bad">{t.noCopy}</Notice>}
      <Copies own={own} />
      {isPasswordMissing(own) ? <PasswordCopyPart onMade={again} /> : null}
      <RecoveryCodePart own={own} onMade={again} />
      <KeyDevices ownId={deviceId} />
      <Safety times={times} digits={digits} />
    </>
  );
}

/** A password that opens nothing elsewhere: it was not typed when the keys were made, or was changed elsewhere. */
function isPasswordMissing(own: OwnKeys): boolean {
  return (
    own.has_password &&
    !presentCopies(own).some(({ way, is_stale: isStale }) => way === 'password' && !isStale)
  );
}

function Copies({ own }: { own: OwnKeys }) {
  const t = useWords(keyWords);
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  const copies = presentCopies(own);
  if (copies.length === 0) return null;
  const nameOf = ({ way, is_stale: isStale }: OwnKeys['copies'][number]) => {
    if (way === 'password') return isStale ? t.byPasswordStale : t.byPassword;
    return way === 'recovery' ? t.byRecovery : t.byPasskey;
  };
  return (
    <section className={classes['part']}>
      <h3>{t.copies}</h3>
      <ul className={classes['list']}>
        {copies.map((copy) => (
          <li key={`${copy.way} ${copy.ref}`} className={classes['row']}>
            <strong>{nameOf(copy)}</strong>
            <span className={classes['words']}>
              {t.since({ date: day.format(new Date(copy.created_at)) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Safety({ times, digits }: { times: number; digits: string }) {
  const t = useWords(keyWords);
  return (
    <section className={classes['part']}>
      <h3>{t.safety}</h3>
      <p className={classes['words']}>{t.safetyAbout}</p>
      <p className={classes['code']}>{digits}</p>
      <p className={classes['words']}>{t.history({ count: times })}</p>
    </section>
  );
}

/** The password once more, so that it opens the keys on other devices too. */
function PasswordCopyPart({ onMade }: { onMade(): void }) {
  const t = useWords(keyWords);
  const { keys, toasts } = useHost();
  const copy = async (password: string) => {
    await (await keys.ring()).copyForPassword(password);
    toasts.say({ tone: 'good', message: t.passwordDone });
    onMade();
  };
  return (
    <section className={classes['part']}>
      <h3>{t.passwordTitle}</h3>
      <p className={classes['words']}>{t.passwordAbout}</p>
      <PasswordAgainForm label={t.passwordLabel} go={t.passwordGo} onProven={copy} />
    </section>
  );
}
