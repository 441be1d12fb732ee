import { Button, Dialog, Notice, useWords } from '@plaza/design-system';
import { sayAct } from './RoomAct.ts';
import type { useRoomAct } from './useRoomAct.ts';
import { actWords } from './words.ts';

interface ActDialogProps {
  room: string;
  deed: ReturnType<typeof useRoomAct>;
}

/** Asks before anything changes for everyone. */
export function ActDialog({ room, deed: { progress, cancel, confirm } }: ActDialogProps) {
  const t = useWords(actWords);
  if (progress.status === 'idle') return null;
  const words = sayAct(progress.act, room, t);
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
            variant={progress.act.kind === 'kill' ? 'danger' : 'primary'}
            busy={isSending}
            onClick={confirm}
          >
            {words.button}
          </Button>
        </>
      }
    >
      <p>{words.question}</p>
      {progress.status === 'refused' && <Notice tone="bad">{progress.reason}</Notice>}
    </Dialog>
  );
}
