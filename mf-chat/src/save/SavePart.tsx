import { Button, Dialog, Icon, Notice, Progress, useLocale, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { Download } from 'lucide';
import { useState } from 'react';
import { nameOf } from '../conversation/names.ts';
import { sayError } from '../conversation/sayError.ts';
import { conversationWords } from '../conversation/words.ts';
import classes from '../dialogs/fields.module.css';
import { useChat } from '../provider/useChat.ts';
import { readWhole } from './readWhole.ts';
import { renderChats, type SavedChat } from './renderChats.ts';
import { chatSaveWords } from './words.ts';

export interface SavePartProps {
  /** Which chats; asked for when one begins. */
  chats: () => Promise<readonly { id: string; name: string }[]>;
  label: string;
}

type Saving =
  | { status: 'idle' | 'done' }
  | { status: 'busy'; share: number }
  | { status: 'failed'; why: string };

/** Writes chats into one file on this device. The server has no part in it but to give out what it has sealed. */
export function SavePart({ chats, label }: SavePartProps) {
  const t = useWords(chatSaveWords);
  const names = useWords(conversationWords);
  const locale = useLocale();
  const { api } = useShell();
  const engine = useChat();
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });

  const read = async (id: string, name: string): Promise<SavedChat> => {
    const about = await api.call('GET /conversations/:id', { params: { id } });
    const epochsOf = (chatId: string) => engine.epochsOf(chatId);
    const lines = await readWhole({ me: engine.me, epochsOf }, api, id);
    return { name, lines, nameOf: (userId) => nameOf(names, about, userId, engine.me) };
  };
  const save = async () => {
    setSaving({ status: 'busy', share: 0 });
    try {
      const wanted = await chats();
      const saved: SavedChat[] = [];
      for (const { id, name } of wanted) {
        saved.push(await read(id, name));
        setSaving({ status: 'busy', share: saved.length / wanted.length });
      }
      const { edited, deleted, unreadable, hidden, file } = names;
      const words = { title: t.page, savedAt: t.savedAt, edited, deleted, unreadable, hidden, file };
      const at = new Date();
      saveFile(
        `plaza-chats-${at.toISOString().slice(0, 10)}.html`,
        renderChats(saved, { words, locale, at }),
      );
      setSaving({ status: 'done' });
    } catch (error) {
      setSaving({ status: 'failed', why: sayError(error) });
    }
  };
  return (
    <>
      <p>{t.words}</p>
      {saving.status === 'busy' ? <Progress label={t.reading} value={saving.share} /> : null}
      {saving.status === 'failed' ? <Notice tone="bad">{t.failed({ why: saving.why })}</Notice> : null}
      {saving.status === 'done' ? <Notice tone="good">{t.done}</Notice> : null}
      <div>
        <Button
          variant="secondary"
          icon={<Icon icon={Download} />}
          busy={saving.status === 'busy'}
          onClick={() => void save()}
        >
          {label}
        </Button>
      </div>
    </>
  );
}

export interface SaveDialogProps {
  chatId: string;
  name: string;
  onClose: () => void;
}

/** One chat as a file. */
export function SaveDialog({ chatId, name, onClose }: SaveDialogProps) {
  const t = useWords(chatSaveWords);
  return (
    <Dialog open size="s" title={t.title} onClose={onClose}>
      <div className={classes.fields}>
        <SavePart chats={async () => [{ id: chatId, name }]} label={t.save} />
      </div>
    </Dialog>
  );
}

/** Hands a page to the browser's downloads. */
function saveFile(name: string, page: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }));
  link.download = name;
  link.click();
  // The browser reads it right after this turn; until then the address must hold.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
