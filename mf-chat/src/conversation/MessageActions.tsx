import { Icon, IconButton, Menu, Popover, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { CHAT_LIMITS } from '@plaza/api-contract/values';
import { Copy, Flag, Forward, Pencil, Reply, SmilePlus, Trash2 } from 'lucide';
import { useState } from 'react';
import { DeleteDialog, ForwardDialog, ReactionPicker, ReportDialog } from '../later.ts';
import type { Line } from '../live/lines.ts';
import classes from './MessageActions.module.css';
import { useConversation } from './useConversation.ts';
import { useReact } from './Reactions.tsx';
import { conversationWords } from './words.ts';

interface MessageActionsProps {
  line: Line;
  onReply: (line: Line) => void;
  onEdit: (line: Line) => void;
  /** It is about to go, and these acts with it. */
  onDelete: () => void;
}

/** What one can do with a message. A mouse sees it when it rests there; touch and the keyboard always reach it. */
export function MessageActions({ line, onReply, onEdit, onDelete }: MessageActionsProps) {
  const t = useWords(conversationWords);
  const { toast } = useShell();
  const { conversation } = useConversation();
  const react = useReact(line);
  const [asks, setAsks] = useState<'delete' | 'forward' | 'report'>();
  // The time of some acts passes while the message stands here.
  const [now, look] = useState(Date.now);
  const { entry, isOwn, content } = line;
  if (!entry) return null;
  const age = now - Date.parse(line.at);
  const items = [
    { id: 'reply', label: t.reply, icon: <Icon icon={Reply} /> },
    ...(content?.text ? [{ id: 'copy', label: t.copy, icon: <Icon icon={Copy} /> }] : []),
    { id: 'forward', label: t.forward, icon: <Icon icon={Forward} /> },
    ...(isOwn && content?.text && !entry.is_image && age < CHAT_LIMITS.editMs
      ? [{ id: 'edit', label: t.edit, icon: <Icon icon={Pencil} /> }]
      : []),
    ...(isOwn && age < CHAT_LIMITS.deleteMs
      ? [{ id: 'delete', label: t.delete, icon: <Icon icon={Trash2} />, tone: 'danger' as const }]
      : []),
    ...(isOwn ? [] : [{ id: 'report', label: t.report, icon: <Icon icon={Flag} /> }]),
  ];
  const act = (id: string) => {
    if (id === 'reply') onReply(line);
    if (id === 'edit') onEdit(line);
    if (id === 'delete' || id === 'forward' || id === 'report') setAsks(id);
    if (id === 'copy') {
      void navigator.clipboard.writeText(content?.text ?? '').then(
        () => toast({ message: t.copied, tone: 'good' }),
        () => toast({ message: t.notCopied, tone: 'bad' }),
      );
    }
  };
  return (
    <>
      <div className={classes.actions} data-side={isOwn ? 'sent' : 'received'}>
        <Popover
          label={t.react}
          trigger={(trigger) => (
            <IconButton {...trigger} label={t.react} className={classes.button}>
              <Icon icon={SmilePlus} size={18} />
            </IconButton>
          )}
        >
          {({ close }) => (
            <ReactionPicker
              onClose={close}
              onPick={(emoji) => {
                close();
                react(emoji);
              }}
            />
          )}
        </Popover>
        <Menu
          label={t.actions}
          items={items}
          onFocus={() => look(Date.now())}
          onSelect={({ id }) => act(id)}
        />
      </div>
      {/* Beside them: what can be pressed only where a pointer rests would take its dialogs along. */}
      {asks === 'delete' ? (
        <DeleteDialog
          conversation={conversation}
          line={line}
          onDelete={onDelete}
          onClose={() => setAsks(undefined)}
        />
      ) : null}
      {asks === 'forward' ? (
        <ForwardDialog conversation={conversation} line={line} onClose={() => setAsks(undefined)} />
      ) : null}
      {asks === 'report' ? (
        <ReportDialog conversation={conversation} first={line} onClose={() => setAsks(undefined)} />
      ) : null}
    </>
  );
}
