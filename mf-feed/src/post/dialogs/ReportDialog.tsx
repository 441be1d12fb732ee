import type { Comment, FeedItem } from '@plaza/api-contract';
import { ReportDialog as Report, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { dialogWords } from './words.ts';

interface ReportDialogProps {
  about: { post: FeedItem } | { comment: Comment } | { person: { name: string; username: string } };
  onClose: () => void;
}

/** Tells the administrators what is wrong with a post, a comment or a person. */
export function ReportDialog({ about, onClose }: ReportDialogProps) {
  const t = useWords(dialogWords);
  const { api, toast } = useShell();
  const title =
    'person' in about
      ? t.reportPerson({ name: about.person.name })
      : 'post' in about
        ? t.reportTitle
        : t.reportComment;

  return (
    <Report
      title={title}
      onSend={async (body) => {
        if ('post' in about)
          await api.call('POST /posts/:id/report', { params: { id: about.post.ID }, body });
        else if ('comment' in about)
          await api.call('POST /comments/:id/report', { params: { id: about.comment.id }, body });
        else {
          const { username } = about.person;
          await api.call('POST /people/:username/report', { params: { username }, body });
        }
        toast({ message: t.reported, tone: 'good' });
      }}
      onClose={onClose}
    />
  );
}
