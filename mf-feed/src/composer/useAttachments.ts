import type { Media } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { type Attachment, attachmentOf, changed, moved } from './Attachment.ts';
import { checkFiles, kindOf, type Misfit } from './checkFiles.ts';
import { readVideo } from './readVideo.ts';

/** Media that go to the server as soon as they are chosen, while one still writes. */
export function useAttachments(start: readonly Media[]) {
  const { api } = useShell();
  const [list, setList] = useState<readonly Attachment[]>(() => start.map(attachmentOf));
  const [misfit, setMisfit] = useState<Misfit>();
  const sending = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());
  const owned = useRef(new Set(start.map(({ id }) => id)));

  useEffect(() => {
    const { current: underWay } = sending;
    const { current: addresses } = previews;
    return () => {
      for (const stop of underWay.values()) stop.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);

  const set = (key: string, change: Partial<Attachment>) => setList((all) => changed(all, key, change));

  const send = async ({ key, file, kind, preview }: Attachment) => {
    if (!file) return;
    const stop = new AbortController();
    sending.current.set(key, stop);
    set(key, { status: 'sending', share: 0 });
    try {
      const facts = kind === 'video' ? await readVideo(preview) : {};
      const body = new FormData();
      body.set('media', file);
      if (facts.poster) body.set('poster', facts.poster, 'poster.jpg');
      if (facts.seconds) body.set('seconds', String(facts.seconds));
      const media = await api.call('POST /media', {
        body,
        signal: stop.signal,
        onProgress: (share) => set(key, { share }),
      });
      set(key, { status: 'ready', share: 1, media });
    } catch (error) {
      if (!stop.signal.aborted) set(key, { status: 'failed', why: messageOf(error) });
    } finally {
      sending.current.delete(key);
    }
  };

  return {
    list,
    misfit,
    add(files: readonly File[]) {
      const { fitting, misfit: wrong } = checkFiles(files, list);
      setMisfit(wrong);
      const fresh = fitting.map((file): Attachment => {
        const preview = URL.createObjectURL(file);
        previews.current.add(preview);
        const kind = kindOf(file) ?? 'image';
        return { key: preview, name: file.name, kind, alt: '', file, preview, status: 'sending', share: 0 };
      });
      setList((all) => [...all, ...fresh]);
      for (const one of fresh) void send(one);
    },
    retry: (one: Attachment) => void send(one),
    remove({ key, media }: Attachment) {
      sending.current.get(key)?.abort();
      setMisfit(undefined);
      setList((all) => all.filter((one) => one.key !== key));
      // What a post has already is taken out of it when the post is saved.
      if (media && !owned.current.has(media.id)) {
        // The server sweeps what is in no post after a day anyway.
        api.call('DELETE /media/:id', { params: { id: media.id } }).catch(() => undefined);
      }
    },
    move: (key: string, step: -1 | 1) => setList((all) => moved(all, key, step)),
    describe: (key: string, alt: string) => set(key, { alt }),
    clear: () => setList([]),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
