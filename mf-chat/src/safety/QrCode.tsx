import { useEffect, useState } from 'react';
import classes from './safety.module.css';

/** Light around the code that scanners want to see. */
const QUIET = 4;

interface QrCodeProps {
  digits: string;
  label: string;
}

/** Digits as a QR code: dark on light in every theme, as scanners want it. What draws it comes with the first one. */
export function QrCode({ digits, label }: QrCodeProps) {
  const [rows, setRows] = useState<boolean[][] | 'failed'>([]);
  useEffect(() => {
    let isShown = true;
    import('uqr').then(
      ({ encode }) => isShown && setRows(encode(digits, { ecc: 'M', border: QUIET }).data),
      // The digits beside it can be compared as well.
      () => isShown && setRows('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [digits]);
  if (rows === 'failed') return null;
  const path = rows
    .flatMap((row, down) => row.flatMap((isDark, right) => (isDark ? `M${right} ${down}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      aria-busy={path === ''}
    >
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
