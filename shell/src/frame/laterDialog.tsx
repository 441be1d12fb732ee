import { Component, type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { frameWords } from './words.ts';

export interface LaterDialogProps {
  onClose(): void;
}

/** A part of the dialog's own that does not come takes this dialog, and not the others of the frame. */
class DialogBoundary extends Component<{ onError: () => void; children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override componentDidCatch(): void {
    this.props.onError();
  }
  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

/**
 * A dialog whose code comes when it is first asked for. One that does not come is told and asked for again next time;
 * React's `lazy` would keep the failure for ever, and take the whole page with it.
 */
export function laterDialog(load: () => Promise<ComponentType<LaterDialogProps>>) {
  return function LaterDialog({ onClose }: LaterDialogProps) {
    const { toasts } = useHost();
    const [Shown, setShown] = useState<ComponentType<LaterDialogProps>>();
    const giveUp = () => {
      toasts.say({ message: frameWords.now.notLoaded, tone: 'bad' });
      onClose();
    };
    const hearMissing = useEffectEvent(giveUp);
    useEffect(() => {
      let isGone = false;
      load().then(
        (loaded) => isGone || setShown(() => loaded),
        () => isGone || hearMissing(),
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (!Shown) return null;
    return (
      <DialogBoundary onError={giveUp}>
        <Shown onClose={onClose} />
      </DialogBoundary>
    );
  };
}
