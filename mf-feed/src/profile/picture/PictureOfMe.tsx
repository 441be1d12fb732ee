import type { Profile } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { PictureDialog } from './PictureDialog.tsx';
import { pictureWords } from './words.ts';

interface PictureOfMeProps {
  person: Profile;
  open: boolean;
  onClose(): void;
  onChanged(change: { profile: Profile }): void;
}

/** Hangs up another picture of the visitor, or takes it down. */
export function PictureOfMe({ person, open, onClose, onChanged }: PictureOfMeProps) {
  const t = useWords(pictureWords);
  const { api, toast } = useShell();
  const bringBack = async () => {
    try {
      onChanged({ profile: await api.call('POST /profile/picture/restore') });
      toast({ tone: 'good', message: t.saved });
    } catch (error) {
      if (error instanceof Error) toast({ tone: 'bad', message: error.message });
    }
  };
  return (
    <PictureDialog
      open={open}
      onClose={onClose}
      onSave={async ({ file, square, onProgress }) => {
        const body = new FormData();
        body.set('profile', file);
        body.set('crop', JSON.stringify({ x: square.left, y: square.top, side: square.side }));
        onChanged({ profile: await api.call('POST /profile/set', { body, onProgress }) });
        toast({ tone: 'good', message: t.saved });
      }}
      onRemove={
        person.profile === null
          ? undefined
          : async () => {
              onChanged({ profile: await api.call('DELETE /profile/picture') });
              toast({ message: t.removed, action: { label: t.undo, onAct: () => void bringBack() } });
            }
      }
    />
  );
}
