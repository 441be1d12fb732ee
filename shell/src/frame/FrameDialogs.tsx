import { Button, Dialog } from '@plaza/design-system';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { FramePlace } from './FramePlace.tsx';

const RemotesPanel = lazy(() => import('../panel/RemotesPanel.tsx'));

/** The dialogs of the frame; one at a time. */
export function FrameDialogs() {
  const { dialog$ } = useHost();
  const open = useSubject(dialog$);
  const close = () => dialog$.next('none');
  return (
    <>
      <LogoutDialog open={open === 'logout'} onClose={close} />
      <FeatureMissingDialog open={open === 'feature-missing'} onClose={close} />
      <ComposerDialog open={open === 'composer'} onClose={close} />
      {open === 'remotes' ? (
        <Suspense>
          <RemotesPanel onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

interface FrameDialogProps {
  open: boolean;
  onClose(): void;
}

function LogoutDialog({ open, onClose }: FrameDialogProps) {
  const { logOut } = useHost();
  const [status, setStatus] = useState<'asking' | 'leaving'>('asking');
  const leave = async () => {
    setStatus('leaving');
    await logOut();
    setStatus('asking');
    onClose();
  };
  return (
    <Dialog
      open={open}
      size="s"
      title="Logout"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            No
          </Button>
          <Button busy={status === 'leaving'} onClick={() => void leave()}>
            Yes
          </Button>
        </>
      }
    >
      <p>Are you sure you want to log out?</p>
    </Dialog>
  );
}

function FeatureMissingDialog({ open, onClose }: FrameDialogProps) {
  return (
    <Dialog
      open={open}
      size="s"
      title="Feature Not Available"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p>This feature is not available in this demo version. Please contact the admin.</p>
    </Dialog>
  );
}

function ComposerDialog({ open, onClose }: FrameDialogProps) {
  const { voice } = useHost();
  useEffect(() => {
    if (!open) return undefined;
    const subscription = voice.on('feed.posted').subscribe({ next: onClose });
    return () => subscription.unsubscribe();
  }, [open, onClose, voice]);
  return (
    <Dialog open={open} title="Create" onClose={onClose}>
      <FramePlace name="composer" />
    </Dialog>
  );
}
