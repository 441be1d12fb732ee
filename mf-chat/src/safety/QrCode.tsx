import { qrOfDigits } from './qrOfDigits.ts';
import classes from './safety.module.css';

/** Light around the code that scanners want to see. */
const QUIET = 4;

interface QrCodeProps {
  digits: string;
  label: string;
}

/** Digits as a QR code: dark on light in every theme, as scanners want it. */
export function QrCode({ digits, label }: QrCodeProps) {
  const rows = qrOfDigits(digits);
  const side = rows.length + QUIET * 2;
  const path = rows
    .flatMap((row, down) =>
      row.flatMap((isDark, right) => (isDark ? `M${right + QUIET} ${down + QUIET}h1v1h-1z` : [])),
    )
    .join('');
  return (
    <svg className={classes.code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
