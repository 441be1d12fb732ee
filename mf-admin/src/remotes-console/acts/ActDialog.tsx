import { Button, Dialog, Notice, TextField, useWords } from '@plaza/design-system';
import classes from '../Console.module.css';
import { sayAct } from './RemoteAct.ts';
import { ShareSlider } from './ShareSlider.tsx';
import type { useRemoteAct } from './useRemoteAct.ts';
import { actWords } from './words.ts';

interface ActDialogProps {
  remote: string;
  /** There is a live version that the others keep. */
  canTry: boolean;
  deed: ReturnType<typeof useRemoteAct>;
}

/** Asks before anything changes for everyone. */
export function ActDialog({
  remote,
  canTry,
  deed: { progress, share, reason, setReason, cancel, confirm },
}: ActDialogProps) {
  const t = useWords(actWords);
  if (progress.status === 'idle') return null;
  const words = sayAct(progress.act, remote, t);
  const isSending = progress.status === 'sending';
  return (
    <Dialog
      open
      size="s"
      title={words.title}
      onClose={() => !isSending && cancel()}
      footer={
        <>
          <Button variant="secondary" aria-disabled={isSending} onClick={() => !isSending && cancel()}>
            {t.cancel}
          </Button>
          <Button
            variant={progress.act.kind === 'kill' || progress.act.kind === 'withdraw' ? 'danger' : 'primary'}
            busy={isSending}
            onClick={confirm}
          >
            {words.button}
          </Button>
        </>
      }
    >
      <div className={classes.section}>
        <p>{words.question}</p>
        {progress.act.kind === 'activate' && canTry ? (
          <ShareSlider share={progress.act.percent ?? 100} onChange={share} />
        ) : null}
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          maxLength={200}
          value={reason}
          onChange={({ value }) => setReason(value)}
        />
      </div>
      {progress.status === 'refused' && <Notice tone="bad">{progress.reason}</Notice>}
    </Dialog>
  );
}
