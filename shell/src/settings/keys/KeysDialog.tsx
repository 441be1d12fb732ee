import { Dialog, useWords } from '@plaza/design-system';
import type { LaterDialogProps } from '../../frame/laterDialog.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import { keyWords } from '../../keys/words.ts';

/** The same as in Settings, over whatever page needs the keys. */
export function KeysDialog({ onClose }: LaterDialogProps) {
  const t = useWords(keyWords);
  return (
    <Dialog open title={t.title} onClose={onClose}>
      <KeysPanel />
    </Dialog>
  );
}
