import type { Comment, FeedItem } from '@plaza/api-contract';
import { NOTE_LENGTH, REPORT_REASONS } from '@plaza/api-contract/values';
import { Button, Dialog, Notice, Select, Textarea, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import classes from './fields.module.css';
import { dialogWords } from './words.ts';

type Reason = (typeof REPORT_REASONS)[number];

const labels = {
  spam: 'spam',
  harassment: 'harassment',
  hate: 'hate',
  violence: 'violence',
  sexual: 'sexual',
  'self-harm': 'selfHarm',
  other: 'other',
} as const satisfies Record<Reason, string>;

interface ReportDialogProps {
  about: { post: FeedItem } | { comment: Comment } | { person: { name: string; username: string } };
  onClose: () => void;
}

/** Tells the administrators what is wrong with a post, a comment or a person. */
export function ReportDialog({ about, onClose }: ReportDialogProps) {
  const t = useWords(dialogWords);
  const { api, toast } = useShell();
  const [reason, setReason] = useState<Reason>('spam');
  const [note, setNote] = useState('');
  const [sending, setSending] = useState<'idle' | 'busy' | { failed: string }>('idle');

  const send = async () => {
    setSending('busy');
    try {
      const body = { reason, note };
      if ('post' in about) await api.call('POST /posts/:id/report', { params: { id: about.post.ID }, body });
      else if ('comment' in about)
        await api.call('POST /comments/:id/report', { params: { id: about.comment.id }, body });
      else {
        const { username } = about.person;
        await api.call('POST /people/:username/report', { params: { username }, body });
      }
      toast({ message: t.reported, tone: 'good' });
      onClose();
    } catch (error) {
      setSending({ failed: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Dialog
      open
      size="s"
      title={
        'person' in about
          ? t.reportPerson({ name: about.person.name })
          : 'post' in about
            ? t.reportTitle
            : t.reportComment
      }
      onClose={onClose}
      footer={
        <Button busy={sending === 'busy'} onClick={() => void send()}>
          {t.sendReport}
        </Button>
      }
    >
      <div className={classes.fields}>
        <p>{t.reportWhy}</p>
        {typeof sending === 'object' ? <Notice tone="bad">{sending.failed}</Notice> : null}
        <Select
          label={t.reason}
          value={reason}
          data-first-focus=""
          options={REPORT_REASONS.map((value) => ({ value, label: t[labels[value]] }))}
          onChange={({ value }) => setReason(value as Reason)}
        />
        <Textarea
          label={t.note}
          value={note}
          maxLength={NOTE_LENGTH}
          onChange={({ value }) => setNote(value)}
        />
      </div>
    </Dialog>
  );
}
