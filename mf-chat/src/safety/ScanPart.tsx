import { Button, Icon, Notice, useWords } from '@plaza/design-system';
import { ScanLine } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { canScan, scanDigits } from './scanDigits.ts';
import classes from './safety.module.css';
import { safetyWords } from './words.ts';

/** Looks at the code on another device, where this browser can. Elsewhere one compares digits. */
export function ScanPart({ onDigits }: { onDigits: (digits: string) => void }) {
  const t = useWords(safetyWords);
  const [scanning, setScanning] = useState<'unknown' | 'idle' | 'looking' | 'failed'>('unknown');
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onDigits);
  useEffect(() => {
    told.current = onDigits;
  }, [onDigits]);
  useEffect(() => {
    let isShown = true;
    void canScan().then((can) => isShown && can && setScanning('idle'));
    return () => {
      isShown = false;
    };
  }, []);
  const isLooking = scanning === 'looking';
  useEffect(() => {
    if (!isLooking || !video.current) return undefined;
    const leaving = new AbortController();
    scanDigits(video.current, leaving.signal).then(
      (digits) => {
        if (leaving.signal.aborted) return;
        setScanning('idle');
        told.current(digits);
      },
      () => leaving.signal.aborted || setScanning('failed'),
    );
    return () => leaving.abort();
  }, [isLooking]);
  if (scanning === 'unknown') return null;
  return (
    <div className={classes.scan}>
      {scanning === 'failed' ? <Notice tone="bad">{t.noCamera}</Notice> : null}
      {isLooking ? (
        <>
          <video ref={video} className={classes.camera} muted playsInline aria-label={t.camera} />
          <p role="status">{t.looking}</p>
        </>
      ) : null}
      <Button
        variant="secondary"
        icon={<Icon icon={ScanLine} />}
        onClick={() => setScanning(isLooking ? 'idle' : 'looking')}
      >
        {isLooking ? t.stop : t.scan}
      </Button>
    </div>
  );
}
