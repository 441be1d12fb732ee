import { Button, Dialog, ErrorState, Notice, Skeleton, Switch, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { conversationWords } from '../conversation/words.ts';
import { sayError } from '../conversation/sayError.ts';
import type { ChatList } from '../live/ChatList.ts';
import { useChat } from '../provider/useChat.ts';
import { SavePart } from '../save/SavePart.tsx';
import { chatSaveWords } from '../save/words.ts';
import { wholeList } from '../search/searchChats.ts';
import classes from './ChatSettingsDialog.module.css';
import { chatSettingsWords } from './words.ts';

/** What one lets others know, one's keys, and all of one's chats as a file. */
export function ChatSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(chatSettingsWords);
  const save = useWords(chatSaveWords);
  const names = useWords(conversationWords);
  const { keys } = useShell();
  const { list } = useChat();
  const allChats = async () => {
    if (list.state.read().status === 'failed') await list.retry();
    await settled(list);
    return (await wholeList({ list })).map(({ id, name, summary }) => ({
      id,
      name: name || (summary.kind === 'group' ? names.group : names.somebody),
    }));
  };
  return (
    <Dialog open title={t.title} onClose={onClose}>
      <div className={classes.parts}>
        <section className={classes.part}>
          <h3>{t.receiptsTitle}</h3>
          <Receipts />
        </section>
        <section className={classes.part}>
          <h3>{t.keys}</h3>
          <p>{t.keysWords}</p>
          <div>
            <Button variant="secondary" onClick={() => void keys?.ask()}>
              {t.keysOpen}
            </Button>
          </div>
        </section>
        <section className={classes.part}>
          <h3>{t.save}</h3>
          <SavePart chats={allChats} label={save.saveAll} />
        </section>
      </div>
    </Dialog>
  );
}

/** The list may still be on its way; one that did not come is no list of nothing. */
function settled(list: ChatList): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { status, error } = list.state.read();
      if (status === 'loading') return;
      stop();
      if (status === 'ready') resolve();
      else reject(error ?? new Error('The list of chats did not come.'));
    };
    const stop = list.state.subscribe(look);
    look();
  });
}

function Receipts() {
  const t = useWords(chatSettingsWords);
  const { api } = useShell();
  const known = useCall('GET /chat/settings');
  const [chosen, setChosen] = useState<boolean>();
  const [trouble, setTrouble] = useState('');
  if (known.status === 'loading') return <Skeleton lines={2} label={t.loading} />;
  if (known.status === 'failed') {
    return (
      <ErrorState title={t.failed} level={3} onRetry={known.retry}>
        {sayError(known.error)}
      </ErrorState>
    );
  }
  const isOn = chosen ?? known.answer.read_receipts;
  const turn = async (read_receipts: boolean) => {
    setChosen(read_receipts);
    setTrouble('');
    try {
      await api.call('PUT /chat/settings', { body: { read_receipts } });
    } catch (error) {
      setChosen(!read_receipts);
      setTrouble(sayError(error));
    }
  };
  return (
    <>
      <Switch
        label={t.receipts}
        hint={t.receiptsHint}
        checked={isOn}
        onChange={({ checked }) => void turn(checked)}
      />
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
    </>
  );
}
