import { Icon, IconButton, useWords } from '@plaza/design-system';
import { ImagePlus, Paperclip } from 'lucide';
import { useRef } from 'react';
import { composerWords } from './words.ts';

interface PickFilesProps {
  isReady: boolean;
  onPick: (files: readonly File[], kind: 'pictures' | 'files') => void;
}

/** Two buttons: pictures alone, or anything. */
export function PickFiles({ isReady, onPick }: PickFilesProps) {
  const t = useWords(composerWords);
  const pictures = useRef<HTMLInputElement>(null);
  const anyFiles = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={pictures}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label={t.pickPictures}
        onChange={({ currentTarget }) => {
          onPick([...(currentTarget.files ?? [])], 'pictures');
          currentTarget.value = '';
        }}
      />
      <input
        ref={anyFiles}
        hidden
        type="file"
        multiple
        aria-label={t.pickFiles}
        onChange={({ currentTarget }) => {
          onPick([...(currentTarget.files ?? [])], 'files');
          currentTarget.value = '';
        }}
      />
      <IconButton label={t.pickPictures} disabled={!isReady} onClick={() => pictures.current?.click()}>
        <Icon icon={ImagePlus} />
      </IconButton>
      <IconButton label={t.pickFiles} disabled={!isReady} onClick={() => anyFiles.current?.click()}>
        <Icon icon={Paperclip} />
      </IconButton>
    </>
  );
}
