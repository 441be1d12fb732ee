import { waitFor } from '@testing-library/dom';
import { memoryDrawers } from '../store/Drawers.ts';
import { chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, somebody } from '../testing/somebody.ts';
import { ChatEngine } from './ChatEngine.ts';

giveCrypto();

test('who came while the connection was gone, or the server heard nothing, is shown online with the next one', async () => {
  const amber = await somebody('1', 'Amber Lindqvist', 'amber');
  const basalt = await somebody('2', 'Basalt Okoro', 'basalt');
  const answer = { userId: '2', online: false, last_active: null };
  const shell = await chatShell(amber, [basalt], { hubAnswers: { presence: [answer] } });
  shell.chats.pair('12', basalt);
  const engine = new ChatEngine(shell.ctx, await keysFor(amber), {
    own: amber.person.chain,
    drawers: memoryDrawers(),
  });
  engine.start();
  const chat = engine.chatOf('12');
  const { conversation } = chat;
  engine.attach(chat);
  await waitFor(() => expect(conversation.state.read().status).toBe('ready'));
  answer.online = true;
  shell.syncHub({ reset: false } as never);
  await waitFor(() => expect(conversation.state.read().partner.online).toBe(true));
  engine.close();
});
