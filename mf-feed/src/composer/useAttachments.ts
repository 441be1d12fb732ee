import { useShell, type ApiClient } from '@plaza/shell-contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPassing } from '../store/failedCalls.ts';
import { type Attachment, changed, moved } from './Attachment.ts';
import { checkFiles, kindOf, type Misfit } from './checkFiles.ts';
import type { FileShelf } from './fileShelf.ts';
import type { Media } from '@plaza/api-contract';
import { readVideo } from './readVideo.ts';

/**
 * Media that go to the server as soon as they are chosen, while one still writes. With a shelf they are kept until they
 * are there, and those that a closed page left behind are taken from it and sent again.
 */
export function useAttachments(start: readonly Attachment[], shelf?: FileShelf) {
  const { api } = useShell();
  const [list, setList] = useState(start);
  const [misfit, setMisfit] = useState<Misfit>();
  const sending = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());
  const owned = useRef(new Set(start.map(({ media }) => media?.id)));

  const set = (key: string, change: Partial<Attachment>) => setList((all) => changed(all, key, change));
  const take = (key: string) => setList((all) => all.filter((one) => one.key !== key));
  const previewOf = (file: File) => {
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    return preview;
  };

  const send = async (one: Attachment) => {
    const { key, name, kind } = one;
    const stop = new AbortController();
    sending.current.set(key, stop);
    try {
      // A browser that keeps nothing has none.
      const file = one.file ?? (await shelf?.read(key).catch(() => undefined));
      if (stop.signal.aborted) return;
      if (!file) {
        take(key);
        setMisfit({ why: 'notKept', name });
        return;
      }
      const preview = one.preview || previewOf(file);
      set(key, { file, preview });
      const onProgress = (share: number) => set(key, { share });
      const media = await sendFile(api, { file, kind, preview }, { signal: stop.signal, onProgress });
      set(key, { status: 'ready', share: 1, media });
    } catch (error) {
      if (!stop.signal.aborted) {
        set(key, { status: 'failed', why: messageOf(error), isLost: !isPassing(error) });
      }
    } finally {
      if (sending.current.get(key) === stop) sending.current.delete(key);
    }
  };

  const sendLeftBehind = useEffectEvent(() => {
    for (const one of start) if (!one.media) void send(one);
  });
  useEffect(() => {
    const { current: underWay } = sending;
    const { current: addresses } = previews;
    queueMicrotask(() => sendLeftBehind());
    return () => {
      for (const stop of underWay.values()) stop.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);

  return {
    list,
    misfit,
    add(files: readonly File[]) {
      const { fitting, misfit: wrong } = checkFiles(files, list);
      setMisfit(wrong);
      const fresh = fitting.map((file) => {
        const kind = kindOf(file) ?? 'image';
        const about = { name: file.name, kind, alt: '', status: 'sending', share: 0 } as const;
        return { ...about, key: crypto.randomUUID(), file, preview: previewOf(file) };
      });
      setList((all) => [...all, ...fresh]);
      // Where nothing can be kept, a file is lost with the page, and only then.
      shelf?.keep(fresh).catch(() => undefined);
      for (const one of fresh) void send(one);
    },
    retry(one: Attachment) {
      set(one.key, { status: 'sending', share: 0 });
      void send(one);
    },
    remove({ key, media }: Attachment) {
      sending.current.get(key)?.abort();
      setMisfit(undefined);
      take(key);
      // What a post has already is taken out of it when the post is saved.
      if (media && !owned.current.has(media.id)) {
        // The server sweeps what is in no post after a day anyway.
        api.call('DELETE /media/:id', { params: { id: media.id } }).catch(() => undefined);
      }
    },
    move: (key: string, step: -1 | 1) => setList((all) => moved(all, key, step)),
    describe: (key: string, alt: string) => set(key, { alt }),
    /** The server knows now what is to be seen. */
    told: (key: string, media: Media) => set(key, { media }),
    /** They are in a post now. */
    letGo: (posted: readonly Media[]) =>
      setList((all) => all.filter(({ media }) => posted.every(({ id }) => id !== media?.id))),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Brings a file to the server; a video with a still of it and its length. */
async function sendFile(
  api: ApiClient,
  { file, kind, preview }: { file: File } & Pick<Attachment, 'kind' | 'preview'>,
  how: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Media> {
  const facts = kind === 'video' ? await readVideo(preview) : {};
  const body = new FormData();
  body.set('media', file);
  if (facts.poster) body.set('poster', facts.poster, 'poster.jpg');
  if (facts.seconds) body.set('seconds', String(facts.seconds));
  return api.call('POST /media', { body, ...how });
}
