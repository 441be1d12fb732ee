import type { Video } from '@plaza/api-contract';
import { Button, Dialog, FileField, Notice, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { whyOf } from './RemoveVideo.tsx';
import { videosWords } from './words.ts';

interface CaptionsDialogProps {
  video: Video;
  onDone: () => void;
  onClose: () => void;
}

/** Gives one's own video captions after it was brought, other ones, or none. */
export function CaptionsDialog({ video, onDone, onClose }: CaptionsDialogProps) {
  const t = useWords(videosWords);
  const { api, toast } = useShell();
  const [file, setFile] = useState<File>();
  const [wrong, setWrong] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const keep = async (captions: string | null) => {
    setBusy(true);
    try {
      await api.call('PUT /videos/:id/captions', { params: { id: video.VideoID }, body: { captions } });
      toast({ message: captions === null ? t.captionsGone : t.captionsKept, tone: 'good' });
      onDone();
    } catch (error) {
      setWrong(whyOf(error));
      setBusy(false);
    }
  };
  const take = ({ files: [picked] }: { files: File[] }) => {
    setFile(picked);
    setWrong(picked ? undefined : t.noCaptions);
  };
  return (
    <Dialog
      open
      title={t.captions}
      onClose={onClose}
      footer={
        <>
          {video.captions ? (
            <Button variant="secondary" disabled={isBusy} onClick={() => void keep(null)}>
              {t.withoutCaptions}
            </Button>
          ) : null}
          <Button busy={isBusy} disabled={!file} onClick={() => void file?.text().then(keep)}>
            {t.keepCaptions}
          </Button>
        </>
      }
    >
      {wrong ? <Notice tone="bad">{wrong}</Notice> : null}
      <FileField
        label={video.captions ? t.otherCaptions : t.captionsFile}
        hint={t.captionsHint}
        invite={file ? file.name : t.chooseCaptions}
        accept=".vtt,text/vtt"
        disabled={isBusy}
        onFiles={take}
      />
    </Dialog>
  );
}
