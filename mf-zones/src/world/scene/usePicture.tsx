import { ErrorState, Spinner, useWords } from '@plaza/design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasWebGL } from './hasWebGL.ts';
import { worldWords } from './words.ts';
import classes from './WorldView.module.css';

/** `lost`: the graphics card has taken it away. `gone`: and gives none any more. */
export type PictureStatus = 'drawn' | 'lost' | 'gone';

/** A card that comes back does so at once; after so long a new canvas is begun. */
const PATIENCE_MS = 3_000;

/** Whether there is a picture. One that was lost and does not come back is drawn anew: `drawing` counts how often. */
export function usePicture() {
  const [status, setStatus] = useState<PictureStatus>('drawn');
  const [drawing, setDrawing] = useState(0);
  const patience = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(patience.current), []);

  const drawAnew = useCallback(() => {
    if (!hasWebGL()) return setStatus('gone');
    setDrawing((times) => times + 1);
    setStatus('drawn');
  }, []);
  const handleLost = useCallback(() => {
    setStatus('lost');
    clearTimeout(patience.current);
    patience.current = setTimeout(drawAnew, PATIENCE_MS);
  }, [drawAnew]);
  const handleBack = useCallback(() => {
    clearTimeout(patience.current);
    setStatus('drawn');
  }, []);
  return { status, drawing, drawAnew, handleLost, handleBack };
}

interface PictureLostProps {
  status: PictureStatus;
  /** Tries to draw it anew. */
  onRetry: () => void;
}

/** Where the picture was, while there is none. */
export function PictureLost({ status, onRetry }: PictureLostProps) {
  const t = useWords(worldWords);
  if (status === 'drawn') return null;
  if (status === 'lost')
    return (
      <p className={classes.loading} role="status">
        <Spinner label="" size="l" />
        {t.lost}
      </p>
    );
  return (
    <div className={classes.gone}>
      <ErrorState title={t.gone} onRetry={onRetry}>
        {t.goneWords}
      </ErrorState>
    </div>
  );
}
