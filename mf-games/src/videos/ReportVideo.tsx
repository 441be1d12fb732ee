import { ReportDialog, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { videosWords } from './words.ts';

/** Tells the administrators what is wrong with a video: with the post that it is. */
export function ReportVideo({ postId, onClose }: { postId: string; onClose: () => void }) {
  const t = useWords(videosWords);
  const { api, toast } = useShell();
  return (
    <ReportDialog
      title={t.reportTitle}
      onSend={async (body) => {
        await api.call('POST /posts/:id/report', { params: { id: postId }, body });
        toast({ message: t.reported, tone: 'good' });
      }}
      onClose={onClose}
    />
  );
}
