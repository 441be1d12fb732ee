import { Dialog, useWords } from '@plaza/design-system';
import classes from '../dialogs/fields.module.css';
import { SavePart } from './SavePart.tsx';
import { chatSaveWords } from './words.ts';

export interface SaveDialogProps {
  chatId: string;
  name: string;
  onClose: () => void;
}

/** One chat as a file. */
export function SaveDialog({ chatId, name, onClose }: SaveDialogProps) {
  const t = useWords(chatSaveWords);
  return (
    <Dialog open size="s" title={t.title} onClose={onClose}>
      <div className={classes.fields}>
        <SavePart chats={async () => [{ id: chatId, name }]} label={t.save} />
      </div>
    </Dialog>
  );
}
