import { ErrorState, Spinner, useWords } from '@plaza/design-system';
import type { PictureStatus } from './usePicture.ts';
import { worldWords } from './words.ts';
import classes from './WorldView.module.css';

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
