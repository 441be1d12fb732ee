import { useEffect, useState } from 'react';
import classes from './keys.module.css';

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
