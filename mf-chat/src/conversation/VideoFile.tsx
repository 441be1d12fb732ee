import type { ChatFile } from '@plaza/api-contract';
import { Icon, Spinner, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { Play } from 'lucide';
import { type ReactNode, useState } from 'react';
import { sayBytes } from '../files/sayBytes.ts';
import { useChat } from '../provider/useChat.ts';
import classes from './VideoFile.module.css';
import { voiceWords } from './voice.words.ts';
import { conversationWords } from './words.ts';

export interface VideoFileProps {
  file: ChatFile;
  sealed: Blob | undefined;
  /** The file as one that can be saved, for what this browser does not play. */
  saved: ReactNode;
}

/** A video: fetched and opened by who presses on it, all of it before it plays. */
export function VideoFile({ file, sealed, saved }: VideoFileProps) {
  const t = useWords(voiceWords);
  const conversation = useWords(conversationWords);
  const { files } = useChat();
  const { toast } = useShell();
  const [state, setState] = useState<'idle' | 'opening' | 'unplayable' | { source: string }>('idle');
  const name = file.name ?? conversation.file;
  const open = async () => {
    setState('opening');
    try {
      setState({ source: await files.video(file, sealed) });
    } catch {
      setState('idle');
      toast({ message: conversation.fileFailed, tone: 'bad' });
    }
  };
  if (state === 'unplayable') return saved;
  if (typeof state === 'object') {
    return (
      // Made by a person in a chat: there are no captions for it.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        className={classes.video}
        src={state.source}
        controls
        autoPlay
        playsInline
        aria-label={name}
        onError={() => setState('unplayable')}
      />
    );
  }
  return (
    <button
      type="button"
      className={classes.tile}
      aria-label={t.playVideo({ name })}
      disabled={state === 'opening'}
      onClick={() => void open()}
    >
      <span className={classes.sign}>
        {state === 'opening' ? <Spinner label={t.openingVideo} /> : <Icon icon={Play} />}
      </span>
      <span dir="auto" className={classes.name}>
        {name}
      </span>
      <span className={classes.size}>{sayBytes(file.bytes)}</span>
    </button>
  );
}
