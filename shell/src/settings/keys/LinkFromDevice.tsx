import { Button, Notice, Spinner, useWords } from '@plaza/design-system';
import { useEffect, useState } from 'react';
import { brand } from '../../brand.ts';
import { useHost } from '../../host/useHost.ts';
import { askDevices } from '../../keys/linkDevices.ts';
import { linkAddress } from '../../keys/linkAddress.ts';
import { LinkQr } from './LinkQr.tsx';
import { useLink } from './useLink.ts';
import classes from './keys.module.css';
import { keyWords } from '../../keys/words.ts';

type Linking =
  | { status: 'idle' | 'over' }
  | { status: 'waiting'; commitment?: string }
  | { status: 'digits'; digits: string };

/** Asks the person's other devices, shows a code that leads them here, and the digits that have to be typed there. */
export function LinkFromDevice() {
  const t = useWords(keyWords);
  const { keys, toasts } = useHost();
  const needs = useLink();
  const [linking, setLinking] = useState<Linking>({ status: 'idle' });
  useEffect(() => needs.leave, [needs]);
  const ask = async () => {
    setLinking({ status: 'waiting' });
    try {
      const root = await askDevices(
        needs,
        (commitment) => setLinking({ status: 'waiting', commitment }),
        (digits) => setLinking({ status: 'digits', digits }),
      );
      await (await keys.ring()).openByRoot(root);
      toasts.say({ tone: 'good', message: t.opened });
    } catch {
      setLinking({ status: 'over' });
    }
  };
  return (
    <section className={classes['part']}>
      <h3>{t.link}</h3>
      <p className={classes['words']}>{t.linkAbout}</p>
      {linking.status === 'over' ? <Notice tone="bad">{t.linkOver}</Notice> : null}
      {linking.status === 'waiting' ? (
        <>
          <p role="status">
            <Spinner /> {t.linkWaiting({ brand: brand.name })}
          </p>
          {linking.commitment ? (
            <>
              <LinkQr text={linkAddress(window.location.origin, linking.commitment)} label={t.linkQr} />
              <p className={classes['words']}>{t.linkScan}</p>
            </>
          ) : null}
        </>
      ) : null}
      {linking.status === 'digits' ? (
        <div role="status" className={classes['part']}>
          <p>{t.linkDigits}</p>
          <p className={classes['digits']}>{linking.digits}</p>
        </div>
      ) : null}
      {linking.status === 'idle' || linking.status === 'over' ? (
        <Button variant="secondary" className={classes['act'] ?? ''} onClick={() => void ask()}>
          {t.linkStart}
        </Button>
      ) : null}
    </section>
  );
}
