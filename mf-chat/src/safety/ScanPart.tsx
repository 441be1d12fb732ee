import { Button, Icon, Notice, useWords } from '@plaza/design-system';
import { ScanLine } from 'lucide';
import { useEffect, useRef, useState } from 'react';
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

/** The part of a browser that finds codes in pictures; not every browser has it, and TypeScript does not know it yet. */
interface CodeFinder {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface CodeFinders {
  new (options: { formats: string[] }): CodeFinder;
  getSupportedFormats(): Promise<string[]>;
}

const LOOK_MS = 250;

function finders(): CodeFinders | undefined {
  // As the draft of the standard has it.
  return (window as { BarcodeDetector?: CodeFinders }).BarcodeDetector;
}

/** Whether this browser can find a QR code in what a camera sees. */
async function canScan(): Promise<boolean> {
  if (!('mediaDevices' in navigator)) return false;
  const formats = await finders()
    ?.getSupportedFormats()
    .catch((): string[] => []);
  return formats?.includes('qr_code') ?? false;
}

/** Shows in a video what the camera sees, until a code of digits comes by. Rejects without a camera, or a yes to it. */
async function scanDigits(video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  const Finder = finders();
  if (!Finder) throw new Error('No way to find codes.');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    const finder = new Finder({ formats: ['qr_code'] });
    video.srcObject = stream;
    await video.play();
    for (;;) {
      signal.throwIfAborted();
      // A picture that is not there yet, or that cannot be read, is followed by the next.
      const found = await finder.detect(video).catch(() => []);
      const digits = found.map(({ rawValue }) => rawValue).find((text) => /^\d{60}$/.test(text));
      if (digits) return digits;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
