import type { Video } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { whyOf } from '../RemoveVideo.tsx';
import { readVideo } from './readVideo.ts';

interface ChosenVideo {
  file: File;
  title: string;
  captions: File | undefined;
  around: boolean;
  sharing: 1 | 2;
}

type Upload = { status: 'idle' } | { status: 'sending'; share: number } | { status: 'failed'; why: string };

/** Sends a video: first the file, with a still and its length, then what it is called. Leaving gives it up. */
export function useUpload(onDone: (video: Video) => void) {
  const { api } = useShell();
  const [upload, setUpload] = useState<Upload>({ status: 'idle' });
  const leaving = useRef<AbortController>(undefined);
  /** A file that has arrived is not sent again when only its title was refused. */
  const arrived = useRef<{ file: File; id: string }>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const send = async ({ file, title, captions, around, sharing }: ChosenVideo) => {
    const left = new AbortController();
    leaving.current = left;
    setUpload({ status: 'sending', share: 0 });
    try {
      if (arrived.current?.file !== file) {
        const facts = await readVideo(file);
        const form = new FormData();
        form.set('media', file);
        form.set('alt', title.trim());
        if (facts.poster) form.set('poster', facts.poster, 'poster.jpg');
        if (facts.seconds) form.set('seconds', String(facts.seconds));
        const onProgress = (share: number) => !left.signal.aborted && setUpload({ status: 'sending', share });
        const { id } = await api.call('POST /media', { body: form, signal: left.signal, onProgress });
        arrived.current = { file, id };
      }
      const body = {
        media_id: arrived.current.id,
        title: title.trim(),
        around,
        sharing,
        ...(captions ? { captions: await captions.text() } : {}),
      };
      onDone(await api.call('POST /videos/mine', { body, signal: left.signal }));
    } catch (error) {
      if (!left.signal.aborted) setUpload({ status: 'failed', why: whyOf(error) });
    }
  };
  const stop = () => {
    leaving.current?.abort();
    setUpload({ status: 'idle' });
  };
  return { upload, send, stop };
}
