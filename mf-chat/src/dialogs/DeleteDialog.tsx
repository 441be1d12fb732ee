import { AlertDialog, useWords } from '@plaza/design-system';
import { useAct } from '../conversation/useAct.ts';
import type { Conversation } from '../live/Conversation.ts';
import type { Line } from '../live/lines.ts';
import { chatDialogWords } from './words.ts';

export interface DeleteDialogProps {
  conversation: Conversation;
  line: Line;
  onDelete: () => void;
  onClose: () => void;
}

/** Takes a message back from everybody, for who says so once more. */
export function DeleteDialog({ conversation, line, onDelete, onClose }: DeleteDialogProps) {
  const t = useWords(chatDialogWords);
  const act = useAct();
  const { entry } = line;
  const { chatId } = conversation;
  return (
    <AlertDialog
      open
      title={t.deleteTitle}
      confirm={t.deleteAct}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onDelete();
        if (entry) act({ chatId, kind: 'delete', target: entry, content: { text: '' } });
      }}
    >
      {t.deleteWords}
    </AlertDialog>
  );
}
