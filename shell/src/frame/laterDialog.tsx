import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { frameWords } from './words.ts';

export interface LaterDialogProps {
  onClose(): void;
}

/**
 * A dialog whose code comes when it is first asked for. One that does not come is told and asked for again next time;
 * React's `lazy` would keep the failure for ever, and take the whole page with it.
 */
export function laterDialog(load: () => Promise<ComponentType<LaterDialogProps>>) {
  return function LaterDialog({ onClose }: LaterDialogProps) {
    const { toasts } = useHost();
    const [Shown, setShown] = useState<ComponentType<LaterDialogProps>>();
    const giveUp = useEffectEvent(() => {
      toasts.say({ message: frameWords.now.notLoaded, tone: 'bad' });
      onClose();
    });
    useEffect(() => {
      let isGone = false;
      load().then(
        (loaded) => isGone || setShown(() => loaded),
        () => isGone || giveUp(),
      );
      return () => {
        isGone = true;
      };
    }, []);
    return Shown ? <Shown onClose={onClose} /> : null;
  };
}
