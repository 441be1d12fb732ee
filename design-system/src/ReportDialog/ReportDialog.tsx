import { type ReactNode, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { useWords } from '../language/index.ts';
import { Notice } from '../Notice/index.ts';
import { Select } from '../Select/index.ts';
import { Textarea } from '../Textarea/index.ts';
import { reportWords } from './words.ts';
import classes from './ReportDialog.module.css';

const REASONS = ['spam', 'harassment', 'hate', 'violence', 'sexual', 'self-harm', 'other'] as const;
const NOTE_LENGTH = 1000;

export type ReportReason = (typeof REASONS)[number];

export interface ReportDialogProps {
  /** What is reported: "Report this post". */
  title: string;
  /** Who reads it, and what goes with it. */
  why?: string;
  /** The button's words. */
  send?: string;
  /** The reason that is chosen at first: the most likely one where this is asked. */
  likely?: ReportReason;
  /** False while something that belongs to the report is not chosen yet. */
  isReady?: boolean;
  /** What is chosen besides, between the reason and the note. */
  children?: ReactNode;
  /** Sends it. When that fails, what the error says stands in the dialog, and nothing typed is lost. */
  onSend: (report: { reason: ReportReason; note: string }) => Promise<void>;
  /** It was sent, or the visitor leaves. */
  onClose: () => void;
}

/** Tells those who look after the place what is wrong with a post, a person, a message. */
export function ReportDialog({
  title,
  why,
  send,
  likely = 'spam',
  isReady = true,
  children,
  onSend,
  onClose,
}: ReportDialogProps) {
  const t = useWords(reportWords);
  const [reason, setReason] = useState(likely);
  const [note, setNote] = useState('');
  const [sending, setSending] = useState<'idle' | 'busy' | { failed: string }>('idle');

  const handleSend = async () => {
    setSending('busy');
    try {
      await onSend({ reason, note: note.trim() });
      onClose();
    } catch (error) {
      setSending({ failed: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Dialog
      open
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <Button busy={sending === 'busy'} disabled={!isReady} onClick={() => void handleSend()}>
          {send ?? t.send}
        </Button>
      }
    >
      <div className={classes.fields}>
        <p className={classes.why}>{why ?? t.why}</p>
        {typeof sending === 'object' ? <Notice tone="bad">{sending.failed}</Notice> : null}
        <Select
          label={t.reason}
          value={reason}
          data-first-focus=""
          options={REASONS.map((value) => ({ value, label: t[value] }))}
          // The values are the reasons of the list.
          onChange={({ value }) => setReason(value as ReportReason)}
        />
        {children}
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
