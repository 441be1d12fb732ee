import { waitFor } from '@testing-library/dom';
import type { Hub } from '@plaza/shell-contract';
import { memoryDrawers } from '../store/Drawers.ts';
import { chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, somebody } from '../testing/somebody.ts';
import { ChatEngine } from './ChatEngine.ts';

giveCrypto();
beforeEach(() => localStorage.clear());

/** Amber has a chat open that basalt has not taken on: the server lets nobody listen there, and tells nothing of him. */
async function aRequest() {
  const amber = await somebody('1', 'Amber Lindqvist', 'amber');
  const basalt = await somebody('2', 'Basalt Okoro', 'basalt');
  const hubAnswers = { presence: [] as { userId: string; online: boolean; last_active: string | null }[] };
  const shell = await chatShell(amber, [basalt], { hubAnswers });
  shell.chats.pair('12', basalt);
  const said = await shell.chats.say('12', amber, 'Hello');
  let mayListen = false;
  const { hub } = shell.ctx;
  const listen = ((channel: string, type: 'joined') =>
    mayListen
      ? hub.listen(channel, type)
      : {
          subscribe: ({ error }: { error?: (why: unknown) => void }) => {
            error?.(new Error('You may not listen to "chat-12".'));
            return { unsubscribe: () => undefined };
          },
        }) as Hub['listen'];
  const ctx = { ...shell.ctx, hub: { ...hub, listen } };
  const engine = new ChatEngine(ctx, await keysFor(amber), {
    own: amber.person.chain,
    drawers: memoryDrawers(),
  });
  engine.start();
  const chat = engine.chatOf('12');
  const { state } = chat.conversation;
  engine.attach(chat);
  await waitFor(() => expect(state.read().status).toBe('ready'));
  await waitFor(() => expect(shell.records.asks).toHaveLength(1));
  const takeOn = () => {
    mayListen = true;
    hubAnswers.presence.push({ userId: '2', online: true, last_active: null });
  };
  const read = () =>
    shell.bring({
      type: 'chat-marks',
      payload: { chatID: '12', user_id: '2', delivered_seq: said.seq, read_seq: said.seq },
      mark: undefined,
      channel: 'chat-12',
    });
  return { ...shell, engine, state, chat, takeOn, read };
}

test.each([
  [
    'a chat that the other one takes on',
    { type: 'chat-changed', payload: { chatID: '12', what: 'accepted' } },
  ],
  [
    'a chat of two who become friends',
    { type: 'friendship', payload: { user_id: '2', username: 'basalt', friendship: 'friends' } },
  ],
] as const)('%s shows from then on who is here, who types and what is read', async (_, event) => {
  const { engine, state, chat, takeOn, read, bring } = await aRequest();
  expect(state.read().partner.online).toBe(false);
  takeOn();
  bring({ ...event, mark: undefined });
  await waitFor(() => expect(state.read().partner.online).toBe(true));
  bring({ type: 'client-typing', payload: null, mark: undefined, channel: 'chat-12', userId: '2' });
  expect(chat.typing.who.read()).toEqual(['2']);
  read();
  await waitFor(() => expect(state.read().lines[0]).toMatchObject({ state: 'read' }));
  engine.close();
});
