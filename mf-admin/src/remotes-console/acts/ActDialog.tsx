import { Button, Dialog, Notice } from '@plaza/design-system';
import { actWords } from './RoomAct.ts';
import type { useRoomAct } from './useRoomAct.ts';

interface ActDialogProps {
  room: string;
  deed: ReturnType<typeof useRoomAct>;
}

/** Asks before anything changes for everyone. */
export function ActDialog({ room, deed: { progress, cancel, confirm } }: ActDialogProps) {
  if (progress.status === 'idle') return null;
  const words = actWords(progress.act, room);
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
            Cancel
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
