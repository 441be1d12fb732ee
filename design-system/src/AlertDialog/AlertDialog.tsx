import { type ReactNode, useId } from 'react';
import { Button } from '../Button/index.ts';
import { meanOneThing } from '../gesture/index.ts';
import { Dialog, type DialogProps } from '../Dialog/index.ts';
import { useWords } from '../language/index.ts';
import { alertWords } from './words.ts';

export interface AlertDialogProps extends Omit<DialogProps, 'footer' | 'onClose'> {
  /** What happens, and whether it can be taken back. */
  children: ReactNode;
  /** The act, as a verb: "Delete", "Log out". */
  confirm: string;
  /** The way back. */
  cancel?: string;
  /** `danger` for what cannot be taken back. */
  tone?: 'danger' | 'primary';
  /** The act is under way; both buttons wait. */
  busy?: boolean;
  /** The visitor says yes. */
  onConfirm: () => void;
  /** The visitor says no, by the button, by Close or by Escape. */
  onCancel: () => void;
}

/** Asks before an act. The focus begins at the way back, and a click beside it is no answer. */
export function AlertDialog({
  children,
  confirm,
  cancel,
  tone = 'danger',
  busy = false,
  onConfirm,
  onCancel,
  size = 's',
  ...rest
}: AlertDialogProps) {
  const t = useWords(alertWords);
  const questionId = useId();
  return (
    <Dialog
      {...rest}
      size={size}
      role="alertdialog"
      aria-describedby={questionId}
      onClose={({ reason }) => {
        if (reason !== 'backdrop' && !busy) onCancel();
      }}
      footer={
        <>
          <Button variant="secondary" data-first-focus="" disabled={busy} onClick={meanOneThing(onCancel)}>
            {cancel ?? t.cancel}
          </Button>
          <Button variant={tone} busy={busy} onClick={meanOneThing(onConfirm)}>
            {confirm}
          </Button>
        </>
      }
    >
      <div id={questionId}>{children}</div>
    </Dialog>
  );
}
