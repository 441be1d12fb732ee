import { Button, Dialog, Notice, Select, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { sayError } from '../conversation/sayError.ts';
import { TIMERS } from '../conversation/timers.ts';
import { timerWords } from '../conversation/words.ts';
import type { Conversation } from '../live/Conversation.ts';
import { useChanging } from '../provider/useChat.ts';
import classes from './fields.module.css';
import { chatDialogWords } from './words.ts';

/** Lets what is said from now on disappear by itself. */
export function TimerDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const t = useWords(chatDialogWords);
  const lengths = useWords(timerWords);
  const { api } = useShell();
  const { chat } = useChanging(conversation.state);
  const [seconds, setSeconds] = useState(String(chat?.timer_seconds ?? 0));
  const [doing, setDoing] = useState<'idle' | 'busy' | { failed: string }>('idle');
  const save = async () => {
    setDoing('busy');
    try {
      await api.call('PUT /conversations/:id/timer', {
        params: { id: conversation.chatId },
        body: { seconds: Number(seconds) || null },
      });
      await conversation.reload();
      onClose();
    } catch (error) {
      setDoing({ failed: sayError(error) });
    }
  };
  return (
    <Dialog
      open
      size="s"
      title={t.timerTitle}
      onClose={onClose}
      footer={
        <Button busy={doing === 'busy'} onClick={() => void save()}>
          {t.timerSave}
        </Button>
      }
    >
      <div className={classes.fields}>
        <p className={classes.soft}>{t.timerWords}</p>
        {typeof doing === 'object' ? (
          <Notice tone="bad">{t.timerFailed({ why: doing.failed })}</Notice>
        ) : null}
        <Select
          label={t.timerLabel}
          data-first-focus=""
          value={seconds}
          options={[
            { value: '0', label: t.timerOff },
            ...TIMERS.map(([length, name]) => ({ value: String(length), label: lengths[name] })),
          ]}
          onChange={({ value }) => setSeconds(value)}
        />
      </div>
    </Dialog>
  );
}
