import { Button, Checkbox, Dialog, Notice, Select, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { sayError } from '../conversation/sayError.ts';
import type { Conversation } from '../live/Conversation.ts';
import { useChanging, useChat } from '../provider/useChat.ts';
import classes from './fields.module.css';
import { chatDialogWords } from './words.ts';

const FOREVER = '9999-12-31T00:00:00.000Z';
const LENGTHS = { hour: 3_600_000, day: 86_400_000, week: 604_800_000 };

/** Says nothing of a chat for a while. */
export function MuteDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const t = useWords(chatDialogWords);
  const { api } = useShell();
  const { list } = useChat();
  const { chat } = useChanging(conversation.state);
  const [length, setLength] = useState<keyof typeof LENGTHS | 'forever'>('day');
  const [tellsMentions, setTellsMentions] = useState(chat?.tells_mentions ?? true);
  const [doing, setDoing] = useState<'idle' | 'busy' | { failed: string }>('idle');
  const mute = async () => {
    setDoing('busy');
    try {
      const until = length === 'forever' ? FOREVER : new Date(Date.now() + LENGTHS[length]).toISOString();
      await api.call('PUT /conversations/:id/options', {
        params: { id: conversation.chatId },
        body: { muted_until: until, tells_mentions: tellsMentions },
      });
      list.wake();
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
      title={t.mute}
      onClose={onClose}
      footer={
        <Button busy={doing === 'busy'} onClick={() => void mute()}>
          {t.muteAct}
        </Button>
      }
    >
      <div className={classes.fields}>
        {typeof doing === 'object' ? <Notice tone="bad">{t.failed({ why: doing.failed })}</Notice> : null}
        <Select
          label={t.muteFor}
          data-first-focus=""
          value={length}
          options={(['hour', 'day', 'week', 'forever'] as const).map((value) => ({ value, label: t[value] }))}
          onChange={({ value }) => setLength(value as typeof length)}
        />
        {chat?.kind === 'group' ? (
          <Checkbox
            label={t.mentions}
            checked={tellsMentions}
            onChange={({ checked }) => setTellsMentions(checked)}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
