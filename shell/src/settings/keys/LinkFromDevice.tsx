import { Button, Notice, Spinner, useWords } from '@plaza/design-system';
import { useEffect, useState } from 'react';
import { brand } from '../../brand.ts';
import { useHost } from '../../host/useHost.ts';
import { askDevices } from '../../keys/linkDevices.ts';
import { linkAddress } from '../../keys/linkAddress.ts';
import { keyWords } from '../../keys/words.ts';
import { useLink } from './useLink.ts';
import classes from './keys.module.css';

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

/** Light around the code that cameras want to see. */
const QUIET = 4;
/** What did not arrive may do so a moment later. */
const AGAIN_MS = 1_000;

interface LinkQrProps {
  text: string;
  label: string;
}

/** A text as a QR code, dark on light in every theme. What draws it comes with the first one. */
export function LinkQr({ text, label }: LinkQrProps) {
  const [rows, setRows] = useState<boolean[][]>();
  useEffect(() => {
    let isShown = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const draw = async () => {
      const { encode } = await import('uqr');
      if (isShown) setRows(encode(text, { ecc: 'M', border: QUIET }).data);
    };
    draw().catch(() => {
      // Without it the digits do.
      if (isShown) again = setTimeout(() => void draw().catch(() => undefined), AGAIN_MS);
    });
    return () => {
      isShown = false;
      clearTimeout(again);
    };
  }, [text]);
  if (!rows) return null;
  const path = rows
    .flatMap((row, down) => row.map((isDark, right) => (isDark ? `M${right} ${down}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={classes['qr']}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
    >
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
