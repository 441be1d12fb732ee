import type { ChatFile } from '@plaza/api-contract';
import { Icon, IconButton, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { Pause, Play } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useChat } from '../provider/useChat.ts';
import classes from './VoiceNote.module.css';
import { voiceWords } from './voice.words.ts';
import { conversationWords } from './words.ts';

/** More than a device of ours makes, and fewer than a phone notices. */
const MOST_BARS = 100;

/** Something spoken, with the shape of its sound. */
export function VoiceNote({ file, sealed }: { file: ChatFile; sealed: Blob | undefined }) {
  const t = useWords(voiceWords);
  const { fileFailed } = useWords(conversationWords);
  const { files } = useChat();
  const { toast } = useShell();
  const player = useRef<HTMLAudioElement>(null);
  const [source, setSource] = useState<string>();
  const [isPlaying, setIsPlaying] = useState(false);
  const [share, setShare] = useState(0);
  const length = sayLength(file.seconds ?? 0);
  useEffect(() => {
    if (source) void player.current?.play().catch(() => setIsPlaying(false));
  }, [source]);

  const toggle = async () => {
    const audio = player.current;
    if (isPlaying) return audio?.pause();
    if (source) return void audio?.play();
    try {
      setSource(await files.sound(file, sealed));
    } catch {
      toast({ message: fileFailed, tone: 'bad' });
    }
    return undefined;
  };
  // Written by another person's device, which may have sent any number.
  const waves = (file.waveform ?? []).slice(0, MOST_BARS);
  return (
    <div className={classes.voice}>
      <IconButton label={isPlaying ? t.pauseVoice : t.playVoice({ length })} onClick={() => void toggle()}>
        <Icon icon={isPlaying ? Pause : Play} />
      </IconButton>
      <span className={classes.waves} aria-hidden="true">
        {waves.map((wave, at) => (
          <span
            // The bars of a wave have no other name than their place.
            key={at}
            className={classes.wave}
            data-played={at / waves.length < share || undefined}
            style={{ blockSize: `${Math.max(10, wave)}%` }}
          />
        ))}
      </span>
      <span className={classes.length}>{length}</span>
      {/* Spoken by a person in a chat: there is no text of it to show beside it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={player}
        src={source}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setShare(0)}
        onTimeUpdate={({ currentTarget }) => setShare(currentTarget.currentTime / (file.seconds || 1))}
      />
    </div>
  );
}

function sayLength(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
