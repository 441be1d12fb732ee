import type { CallAnswer } from '@plaza/api-contract';
import { useLocale } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { withWhy } from '../../frame/withWhy.ts';
import { formatSize } from '../../live/sizes.ts';
import { importWords } from '../words.ts';

/** What the api takes at once. */
const MOST_BYTES = 4_000_000;

type Preview = CallAnswer<'POST /investor/import'>;

type Progress =
  | { status: 'choosing'; reason?: string }
  | { status: 'reading' }
  | { status: 'preview' | 'adding'; csv: string; preview: Preview };

/** A file is shown as it would be taken before anything of it is. */
export function useImport(onImported: () => void) {
  const { api, toast, signal } = useShell();
  const locale = useLocale();
  const [progress, setProgress] = useState<Progress>({ status: 'choosing' });

  const read = async (file: File) => {
    if (file.size > MOST_BYTES) {
      const size = formatSize(file.size, locale);
      setProgress({ status: 'choosing', reason: importWords.now.tooBig({ size }) });
      return;
    }
    setProgress({ status: 'reading' });
    try {
      const csv = decodeText(await file.arrayBuffer());
      if (csv.trim() === '') {
        setProgress({ status: 'choosing', reason: importWords.now.empty });
        return;
      }
      const preview = await api.call('POST /investor/import', { body: { csv, dry_run: true } });
      setProgress({ status: 'preview', csv, preview });
    } catch (error) {
      if (!signal.aborted)
        setProgress({ status: 'choosing', reason: withWhy(importWords.now.failed, error) });
    }
  };

  const add = async () => {
    if (progress.status !== 'preview') return;
    const { csv, preview } = progress;
    setProgress({ status: 'adding', csv, preview });
    const { now: t } = importWords;
    try {
      const { added } = await api.call('POST /investor/import', { body: { csv } });
      toast({ tone: 'good', message: t.added({ count: added }) });
      onImported();
    } catch (error) {
      if (signal.aborted) return;
      toast({ tone: 'bad', message: withWhy(t.notAdded, error) });
      setProgress({ status: 'preview', csv, preview });
    }
  };

  return {
    progress,
    take({ files }: { files: File[] }) {
      const [file] = files;
      if (file) void read(file);
      else setProgress({ status: 'choosing', reason: importWords.now.notCsv });
    },
    add: () => void add(),
    again: () => setProgress({ status: 'choosing' }),
  };
}

/** The text of a file as spreadsheets save it: UTF-8, UTF-16 with its mark, or what Windows wrote before there was either. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
