import { Button, Dialog, Notice, useWords } from '@plaza/design-system';
import { useEffect, useId, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { FramePlace } from '../frame/FramePlace.tsx';
import { hearFrameKeys } from '../frame/hearFrameKeys.ts';
import { laterDialog } from '../frame/laterDialog.tsx';
import { frameWords } from '../frame/words.ts';
import { guardLeaving } from '../routing/guardLeaving.ts';
import { isServerPath } from '../routing/isServerPath.ts';

const KeysDialog = laterDialog(async () => (await import('../settings/keys/KeysPanel.tsx')).KeysDialog);
const ProveDialog = laterDialog(async () => (await import('../proof/ProveDialog.tsx')).ProveDialog);
const RemotesPanel = laterDialog(async () => (await import('../panel/RemotesPanel.tsx')).default);
const loadPalette = () => import('../palette/later.ts');
const PaletteDialog = laterDialog(async () => (await loadPalette()).PaletteDialog);
const ShortcutSheet = laterDialog(async () => (await loadPalette()).ShortcutSheet);

/** The dialogs of the frame; one at a time, and over it the question whether it is still the same person. */
export function FrameDialogs() {
  const host = useHost();
  const { dialog$, guards, proofs, navigate } = host;
  useEffect(() => hearFrameKeys(host), [host]);
  useEffect(() => {
    const isOurs = (pathname: string) => !isServerPath(pathname);
    return guardLeaving({ page: document, guards, navigate, isOurs, navigation: window.navigation });
  }, [guards, navigate]);
  const open = useSubject(dialog$);
  const close = () => dialog$.next('none');
  return (
    <>
      <LogoutDialog open={open === 'logout'} onClose={close} />
      <FeatureMissingDialog open={open === 'feature-missing'} onClose={close} />
      <ComposerDialog open={open === 'composer'} onClose={close} />
      {open === 'keys' ? <KeysDialog onClose={close} /> : null}
      {open === 'remotes' ? <RemotesPanel onClose={close} /> : null}
      {open === 'palette' ? <PaletteDialog onClose={close} /> : null}
      {open === 'shortcuts' ? <ShortcutSheet onClose={close} /> : null}
      <LeaveDialog open={useSubject(guards.asked$) !== undefined} onClose={() => guards.answer(false)} />
      {useSubject(proofs.isAsked$) ? <ProveDialog onClose={() => proofs.answer(false)} /> : null}
    </>
  );
}

interface FrameDialogProps {
  open: boolean;
  onClose(): void;
}

function LogoutDialog({ open, onClose }: FrameDialogProps) {
  const t = useWords(frameWords);
  const { logOut, keys, sessions, dialog$, guards } = useHost();
  const opened = useSubject(keys.state$);
  const isUnsaved = useSubject(guards.isUp$);
  const isAlone = opened.is === 'open' && !opened.keys.hasCopy && !sessions.isDemo;
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
      title={t.logout}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" data-first-focus="" onClick={onClose}>
            {t.no}
          </Button>
          <Button busy={status === 'leaving'} onClick={() => void leave()}>
            {t.yes}
          </Button>
        </>
      }
    >
      <p>{t.logoutAsk}</p>
      {isUnsaved ? <Notice tone="bad">{t.leaveWords}</Notice> : null}
      {isAlone ? (
        <Notice
          tone="bad"
          action={
            <Button variant="ghost" size="s" onClick={() => dialog$.next('keys')}>
              {t.logoutCode}
            </Button>
          }
        >
          {t.logoutNoCopy}
        </Notice>
      ) : null}
    </Dialog>
  );
}

/** Asks whoever is about to leave whether what is not saved may be lost. All of it is here already: the network may be gone. */
function LeaveDialog({ open, onClose }: FrameDialogProps) {
  const t = useWords(frameWords);
  const { guards } = useHost();
  const wordsId = useId();
  return (
    <Dialog
      open={open}
      size="s"
      role="alertdialog"
      title={t.leaveAsk}
      aria-describedby={wordsId}
      // A click beside it is no answer.
      onClose={({ reason }) => reason !== 'backdrop' && onClose()}
      footer={
        <>
          <Button variant="secondary" data-first-focus="" onClick={onClose}>
            {t.stay}
          </Button>
          <Button variant="danger" onClick={() => guards.answer(true)}>
            {t.leave}
          </Button>
        </>
      }
    >
      <p id={wordsId}>{t.leaveWords}</p>
    </Dialog>
  );
}

function FeatureMissingDialog({ open, onClose }: FrameDialogProps) {
  const t = useWords(frameWords);
  return (
    <Dialog
      open={open}
      size="s"
      title={t.missing}
      onClose={onClose}
      footer={
        <Button data-first-focus="" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <p>{t.missingWords}</p>
    </Dialog>
  );
}

function ComposerDialog({ open, onClose }: FrameDialogProps) {
  const t = useWords(frameWords);
  const { voice } = useHost();
  useEffect(() => {
    if (!open) return undefined;
    const subscription = voice.on('feed.posted').subscribe({ next: onClose });
    return () => subscription.unsubscribe();
  }, [open, onClose, voice]);
  return (
    <Dialog open={open} title={t.createTitle} onClose={onClose}>
      <FramePlace name="composer" />
    </Dialog>
  );
}
