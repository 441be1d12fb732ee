import type { Video } from '@plaza/api-contract';
import { AlertDialog, Button, Icon, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import { videosWords } from './words.ts';

/** Takes one's own video away, after a question; for a while it can be brought back. */
export function RemoveVideo({ video, onGone }: { video: Video; onGone: () => void }) {
  const t = useWords(videosWords);
  const { api, toast } = useShell();
  const [status, setStatus] = useState<'idle' | 'asking' | 'busy'>('idle');

  const bringBack = async (id: string) => {
    try {
      await api.call('POST /posts/:id/restore', { params: { id } });
      onGone();
    } catch (error) {
      toast({ message: t.notDone({ why: whyOf(error) }), tone: 'bad' });
    }
  };
  const remove = async () => {
    setStatus('busy');
    try {
      const { post } = await api.call('DELETE /videos/:id', { params: { id: video.VideoID } });
      const undo = post === null ? {} : { action: { label: t.undo, onAct: () => void bringBack(post) } };
      toast({ message: t.removed, ...undo });
      onGone();
    } catch (error) {
      toast({ message: t.notDone({ why: whyOf(error) }), tone: 'bad' });
    }
    setStatus('idle');
  };
  return (
    <>
      <Button variant="ghost" size="s" icon={<Icon icon={Trash2} />} onClick={() => setStatus('asking')}>
        {t.remove}
      </Button>
      {status === 'idle' ? null : (
        <AlertDialog
          open
          title={t.removeTitle}
          confirm={t.remove}
          busy={status === 'busy'}
          onConfirm={() => void remove()}
          onCancel={() => setStatus('idle')}
        >
          {t.removeWords({ title: video.Title })}
        </AlertDialog>
      )}
    </>
  );
}

export function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
