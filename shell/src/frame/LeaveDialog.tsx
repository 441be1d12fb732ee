import { AlertDialog, useWords } from '@plaza/design-system';
import { useHost } from '../host/useHost.ts';
import type { LaterDialogProps } from './laterDialog.tsx';
import { frameWords } from './words.ts';

/** Asks whoever is about to leave whether what is not saved may be lost. */
export function LeaveDialog({ onClose }: LaterDialogProps) {
  const t = useWords(frameWords);
  const { guards } = useHost();
  return (
    <AlertDialog
      open
      title={t.leaveAsk}
      confirm={t.leave}
      cancel={t.stay}
      onConfirm={() => guards.answer(true)}
      onCancel={onClose}
    >
      <p>{t.leaveWords}</p>
    </AlertDialog>
  );
}
