import { Button, Notice, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { useHost } from '../../host/useHost.ts';
import { wantsProof } from '../../session/Proofs.ts';
import { useProven } from '../../proof/useProven.ts';
import { wordsOf } from '../useAnswer.ts';
import { type OwnKeys, presentCopies } from '../../keys/copies.ts';
import { useCopyCode } from './useCopyCode.ts';
import classes from './keys.module.css';
import { keyWords } from '../../keys/words.ts';

type Making =
  | { status: 'idle' | 'making' }
  | { status: 'made'; code: string; isAnother: boolean }
  | { status: 'failed'; words: string };

/** A code for paper. It is shown once, and nobody can show it again. */
export function RecoveryCodePart({ own, onMade }: { own: OwnKeys; onMade(): void }) {
  const t = useWords(keyWords);
  const { keys } = useHost();
  const [making, setMaking] = useState<Making>({ status: 'idle' });
  const proven = useProven();
  const hadOne = presentCopies(own).some(({ way }) => way === 'recovery');

  const make = () => {
    setMaking({ status: 'making' });
    proven(async () => (await keys.ring()).makeRecoveryCode()).then(
      (code) => {
        setMaking({ status: 'made', code, isAnother: hadOne });
        onMade();
      },
      // Who does not prove it has changed their mind.
      (error: unknown) =>
        setMaking(wantsProof(error) ? { status: 'idle' } : { status: 'failed', words: wordsOf(error) }),
    );
  };
  const copy = useCopyCode();

  return (
    <section className={classes['part']}>
      <h3>{t.codeTitle}</h3>
      {making.status === 'made' ? (
        <>
          <Notice tone="good">{making.isAnother ? `${t.codeMade} ${t.codeOld}` : t.codeMade}</Notice>
          <p className={classes['code']} dir="ltr">
            {making.code}
          </p>
          <div className={classes['acts']}>
            <Button variant="secondary" onClick={() => copy(making.code)}>
              {t.copyCode}
            </Button>
            <Button onClick={() => setMaking({ status: 'idle' })}>{t.codeKept}</Button>
          </div>
        </>
      ) : (
        <>
          <p className={classes['words']}>{t.codeAbout}</p>
          {making.status === 'failed' ? <Notice tone="bad">{making.words}</Notice> : null}
          <Button
            variant="secondary"
            className={classes['act'] ?? ''}
            busy={making.status === 'making'}
            onClick={make}
          >
            {hadOne ? t.makeCodeAgain : t.makeCode}
          </Button>
        </>
      )}
    </section>
  );
}
