import type { Video } from '@plaza/api-contract';
import { MEDIA_LIMITS, VIDEO_LIMITS } from '@plaza/api-contract/values';
import {
  AlertDialog,
  Button,
  Checkbox,
  Dialog,
  FileField,
  Notice,
  Progress,
  Select,
  TextField,
  useWords,
} from '@plaza/design-system';
import { useCall, useGuard } from '@plaza/shell-contract';
import { useState } from 'react';
import { videosWords } from '../words.ts';
import classes from './UploadDialog.module.css';
import { useUpload } from './useUpload.ts';

const MEGABYTE = 1024 * 1024;
const ACCEPT = 'video/mp4,video/webm,video/quicktime,.mp4,.webm,.mov';

/** Brings a video of one's own: the file, what it is called, who sees it. */
export function UploadDialog({ onDone, onClose }: { onDone: (video: Video) => void; onClose: () => void }) {
  const t = useWords(videosWords);
  const limits = useCall('GET /videos/uploads');
  const [file, setFile] = useState<File>();
  const [captions, setCaptions] = useState<File>();
  const [title, setTitle] = useState('');
  const [around, setAround] = useState(false);
  const [sharing, setSharing] = useState<1 | 2>(1);
  const [wrong, setWrong] = useState<{ file?: string; captions?: string }>({});
  const { upload, send, stop } = useUpload(onDone);
  const isSending = upload.status === 'sending';
  useGuard(isSending);
  const [isLeaving, setLeaving] = useState(false);
  const isFull = limits.status === 'ready' && limits.answer.videosLeft === 0;

  const takeFile = ({ files: [picked], refused: [other] }: { files: File[]; refused: File[] }) => {
    if (!picked) return setWrong({ ...wrong, file: other ? t.noVideo({ name: other.name }) : undefined });
    if (picked.size > MEDIA_LIMITS.videoBytes) {
      const size = Math.ceil(picked.size / MEGABYTE);
      return setWrong({ ...wrong, file: t.tooLarge({ size, most: MEDIA_LIMITS.videoBytes / MEGABYTE }) });
    }
    setFile(picked);
    setWrong({ ...wrong, file: undefined });
    if (title === '') setTitle(nameOf(picked).slice(0, VIDEO_LIMITS.titleLength));
  };
  const takeCaptions = ({ files: [picked], refused: [other] }: { files: File[]; refused: File[] }) => {
    if (!picked) return setWrong({ ...wrong, captions: other ? t.noCaptions : undefined });
    setCaptions(picked);
    setWrong({ ...wrong, captions: undefined });
  };

  return (
    <Dialog
      open
      title={t.uploadTitle}
      onClose={isSending ? () => setLeaving(true) : onClose}
      footer={
        <>
          {isSending ? (
            <Button variant="secondary" onClick={stop}>
              {t.stop}
            </Button>
          ) : null}
          <Button
            busy={isSending}
            disabled={!file || title.trim() === '' || isFull}
            onClick={() => file && void send({ file, title, captions, around, sharing })}
          >
            {t.send}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {isFull ? <Notice tone="bad">{t.full}</Notice> : null}
        {upload.status === 'failed' ? <Notice tone="bad">{upload.why}</Notice> : null}
        <FileField
          label={t.file}
          hint={limits.status === 'ready' && limits.answer.converts ? t.fileHintConverts : t.fileHint}
          error={wrong.file}
          invite={file ? file.name : t.choose}
          accept={ACCEPT}
          disabled={isSending}
          onFiles={takeFile}
        />
        <TextField
          label={t.name}
          value={title}
          maxLength={VIDEO_LIMITS.titleLength}
          disabled={isSending}
          onChange={({ value }) => setTitle(value)}
        />
        <Select
          label={t.whoSees}
          value={String(sharing)}
          disabled={isSending}
          options={[
            { value: '1', label: t.everybody },
            { value: '2', label: t.friends },
          ]}
          onChange={({ value }) => setSharing(value === '2' ? 2 : 1)}
        />
        <FileField
          label={t.captionsFile}
          hint={t.captionsHint}
          error={wrong.captions}
          invite={captions ? captions.name : t.chooseCaptions}
          accept=".vtt,text/vtt"
          disabled={isSending}
          onFiles={takeCaptions}
        />
        <Checkbox
          label={t.allAround}
          checked={around}
          disabled={isSending}
          onChange={({ checked }) => setAround(checked)}
        />
        {upload.status === 'sending' ? <Progress label={t.sending} value={upload.share} /> : null}
      </div>
      <AlertDialog
        open={isLeaving && isSending}
        title={t.stopAsk}
        confirm={t.stop}
        cancel={t.goOn}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        <p>{t.stopWords}</p>
      </AlertDialog>
    </Dialog>
  );
}

/** What a file is called, without what it is. */
function nameOf({ name }: File): string {
  return name
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
}
