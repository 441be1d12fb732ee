import { Dialog, ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { useEffect } from 'react';
import { useHost } from '../../host/useHost.ts';
import { useSubject } from '../../host/useSubject.ts';
import { wordsOf } from '../useAnswer.ts';
import { keyWords } from '../../keys/words.ts';
import type { LaterDialogProps } from '../../frame/laterDialog.tsx';
import { LockedKeys } from './LockedKeys.tsx';
import { OpenKeysParts } from './OpenKeysParts.tsx';
import { UnmadeKeys } from './UnmadeKeys.tsx';
import classes from './keys.module.css';

/** How the chat keys stand, and what can be done about it. */
export function KeysPanel() {
  const t = useWords(keyWords);
  const { keys } = useHost();
  const state = useSubject(keys.state$);
  useEffect(() => keys.wake(), [keys]);
  const again = () => void keys.ring().then((ring) => ring.open());
  if (state.is === 'guest') return null;
  return (
    <div className={classes['panel']} data-status={state.is}>
      <p className={classes['words']}>{t.about}</p>
      {state.is === 'opening' ? <Skeleton lines={3} label={t.opening} /> : null}
      {state.is === 'failed' ? (
        <ErrorState title={t.failed} level={3} onRetry={again}>
          {wordsOf(state.error)}
        </ErrorState>
      ) : null}
      {state.is === 'locked' ? state.isUnmade ? <UnmadeKeys /> : <LockedKeys /> : null}
      {state.is === 'open' ? <OpenKeysParts opened={state.keys} /> : null}
    </div>
  );
}

/** The same as in Settings, over whatever page needs the keys. */
export function KeysDialog({ onClose }: LaterDialogProps) {
  const t = useWords(keyWords);
  return (
    <Dialog open title={t.title} onClose={onClose}>
      <KeysPanel />
    </Dialog>
  );
}
