import { Button, Icon, IconButton, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { SendHorizontal, Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { sealPicked } from '../files/sealPicked.ts';
import { useChat } from '../provider/useChat.ts';
import classes from './VoiceRecorder.module.css';
import { voiceWords } from './voice.words.ts';
import { type Recording, recordVoice } from './recordVoice.ts';
import { useConversation, useOpenChat } from './useConversation.ts';

/** Records for as long as it is shown; then sends, or forgets. */
export function VoiceRecorder({ onClose }: { onClose: () => void }) {
  const t = useWords(voiceWords);
  const { toast, report } = useShell();
  const engine = useChat();
  const { conversation } = useConversation();
  const chat = useOpenChat();
  const recording = useRef<Recording>(undefined);
  const [status, setStatus] = useState<'asking' | 'recording' | 'sending'>('asking');
  const [seconds, setSeconds] = useState(0);
  const discard = useRef<HTMLButtonElement>(null);
  // The button that began it is gone.
  useEffect(() => discard.current?.focus(), []);
  const leave = useRef({ onClose, toast, t });
  useEffect(() => {
    leave.current = { onClose, toast, t };
  });
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    recordVoice().then(
      (begun) => {
        if (isOver) return begun.drop();
        recording.current = begun;
        setStatus('recording');
        timer = setInterval(() => setSeconds((before) => before + 1), 1000);
        return undefined;
      },
      () => {
        if (isOver) return;
        leave.current.toast({ message: leave.current.t.noMicrophone, tone: 'bad' });
        leave.current.onClose();
      },
    );
    return () => {
      isOver = true;
      clearInterval(timer);
      recording.current?.drop();
      recording.current = undefined;
    };
  }, []);

  const sendAll = async (begun: Recording) => {
    const { file, seconds: length, waveform } = await begun.stop();
    const [type = 'audio/webm'] = file.type.split(';');
    const waiting = await sealPicked({ file, type, seconds: length, waveform });
    const expiresSeconds = chat?.timer_seconds ?? undefined;
    await engine.say({
      chatId: conversation.chatId,
      content: { text: '' },
      files: [waiting],
      expiresSeconds,
    });
  };
  const send = async () => {
    const begun = recording.current;
    if (!begun) return;
    recording.current = undefined;
    setStatus('sending');
    try {
      await engine.finishing.do(() => sendAll(begun));
    } catch (error) {
      report(error, 'chat voice note');
      toast({ message: t.voiceLost, tone: 'bad' });
    }
    onClose();
  };
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className={classes.recorder}>
      <IconButton ref={discard} label={t.dropVoice} onClick={onClose}>
        <Icon icon={Trash2} />
      </IconButton>
      <span className={classes.words} role="status">
        <span className={classes.lamp} aria-hidden="true" />
        {status === 'asking' ? t.asking : t.recording({ length })}
      </span>
      <Button
        className={classes.send}
        icon={<Icon icon={SendHorizontal} />}
        disabled={status === 'asking'}
        busy={status === 'sending'}
        onClick={() => void send()}
      >
        {t.sendVoice}
      </Button>
    </div>
  );
}
