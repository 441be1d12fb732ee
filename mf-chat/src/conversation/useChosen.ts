import { CHAT_LIMITS } from '@plaza/api-contract/values';
import { useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { composerWords } from './words.ts';

/** A file that was chosen and not sent. */
export interface Chosen {
  id: string;
  file: File;
  /** Its address in this page, for a picture. */
  preview: string | undefined;
}

/** A picture brings its thumbnail: two of what fits into a message. */
const MOST = CHAT_LIMITS.blobsPerMessage / 2;
const MOST_BYTES = 25 * 1024 ** 2;

/** The files that go with the next message. */
export function useChosen() {
  const t = useWords(composerWords);
  const { toast } = useShell();
  const [files, setFiles] = useState<readonly Chosen[]>([]);
  const shown = useRef<readonly Chosen[]>([]);
  useEffect(() => {
    shown.current = files;
  }, [files]);
  useEffect(() => () => shown.current.forEach(forgetChosen), []);

  const add = (picked: readonly File[], kind: 'pictures' | 'files') => {
    const refuse = (message: string) => toast({ message, tone: 'bad' });
    const fitting = picked.filter((file) => {
      const isImage = file.type.startsWith('image/') && file.type !== 'image/svg+xml';
      if (kind === 'pictures' && !isImage) refuse(t.onlyImages);
      else if (file.size > MOST_BYTES) refuse(t.tooLarge({ name: file.name }));
      else return true;
      return false;
    });
    if (files.length + fitting.length > MOST) refuse(t.tooMany({ count: MOST }));
    const fresh = fitting.slice(0, MOST - files.length).map(chosenOf);
    setFiles([...files, ...fresh]);
  };
  const remove = (id: string) => {
    files.filter((one) => one.id === id).forEach(forgetChosen);
    setFiles(files.filter((one) => one.id !== id));
  };
  return {
    files,
    add,
    remove,
    /** They are on their way, and may come back. */
    clear: () => setFiles([]),
    restore: (taken: readonly Chosen[]) => setFiles((since) => [...taken, ...since].slice(0, MOST)),
  };
}

function chosenOf(file: File): Chosen {
  const isImage = file.type.startsWith('image/') && file.type !== 'image/svg+xml';
  return { id: crypto.randomUUID(), file, preview: isImage ? URL.createObjectURL(file) : undefined };
}

/** Lets go of the address that showed it. */
export function forgetChosen({ preview }: Chosen): void {
  if (preview) URL.revokeObjectURL(preview);
}
