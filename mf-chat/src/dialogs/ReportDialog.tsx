import { CHAT_LIMITS } from '@plaza/api-contract/values';
import { Checkbox, ReportDialog as Report, type ReportReason, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { envelopeOf } from '../sealing/entries.ts';
import { keyOfEntry } from '../sealing/Sealer.ts';
import type { Conversation } from '../live/Conversation.ts';
import type { Line } from '../live/lines.ts';
import { useChanging, useChat } from '../provider/useChat.ts';
import classes from './fields.module.css';
import { chatDialogWords } from './words.ts';

/** So many of the last messages of others are offered. */
const OFFERED = 50;

export interface ReportDialogProps {
  conversation: Conversation;
  /** The message that it began with. */
  first?: Line;
  onClose: () => void;
}

/** Tells the administrators, and reveals the chosen messages to them: each by its own key, which opens no other. */
export function ReportDialog({ conversation, first, onClose }: ReportDialogProps) {
  const t = useWords(chatDialogWords);
  const { api, toast } = useShell();
  const engine = useChat();
  const { lines } = useChanging(conversation.state);
  const [chosen, setChosen] = useState<readonly string[]>(first ? [first.key] : []);
  const offered = lines
    .filter(({ isOwn, kind, content, entry }) => !isOwn && kind === 'message' && content && entry)
    .slice(-OFFERED);
  const send = async ({ reason, note }: { reason: ReportReason; note: string }) => {
    const epochs = engine.epochsOf(conversation.chatId);
    const taken = offered.filter(({ key }) => chosen.includes(key)).slice(0, CHAT_LIMITS.reportedMessages);
    const messages = await Promise.all(
      taken.flatMap(({ entry }) => {
        const envelope = entry && envelopeOf(entry);
        return entry && envelope ? [keyOfEntry(epochs, envelope).then((key) => ({ id: entry.id, key }))] : [];
      }),
    );
    const body = { reason, messages, ...(note ? { note } : {}) };
    await api.call('POST /conversations/:id/report', { params: { id: conversation.chatId }, body });
    toast({ message: t.reported, tone: 'good' });
  };
  const toggle = (key: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, key] : chosen.filter((one) => one !== key));
  return (
    <Report
      title={t.reportTitle}
      why={t.reportWords}
      send={chosen.length === 0 ? t.reportTitle : t.sendReport({ count: chosen.length })}
      isReady={chosen.length > 0}
      onSend={send}
      onClose={onClose}
    >
      {offered.length === 0 ? <p>{t.noneToReport}</p> : null}
      <div className={classes.messages} role="group" aria-label={t.which}>
        {offered.map(({ key, content }) => (
          <Checkbox
            key={key}
            label={content?.text || t.picture}
            checked={chosen.includes(key)}
            onChange={({ checked }) => toggle(key, checked)}
          />
        ))}
      </div>
    </Report>
  );
}
