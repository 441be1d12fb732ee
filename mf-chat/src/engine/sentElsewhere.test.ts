import { ApiError } from '@plaza/shell-contract';
import { waitFor } from '@testing-library/dom';
import { memoryDrawers } from '../store/Drawers.ts';
import { chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, somebody } from '../testing/somebody.ts';
import { ChatEngine } from './ChatEngine.ts';

giveCrypto();

test('what another part of the page has sent stays on screen, though the hub brings nothing yet', async () => {
  const [amber, basalt] = [
    await somebody('1', 'Amber Lindqvist', 'amber'),
    await somebody('2', 'Basalt Okoro', 'basalt'),
  ];
  const { ctx, chats } = await chatShell(amber, [basalt]);
  chats.pair('12', basalt);
  await chats.say('12', basalt, 'are you there?');
  const [keys, drawers] = [await keysFor(amber), memoryDrawers()];
  const begin = () => {
    const engine = new ChatEngine(ctx, keys, { own: amber.person.chain, drawers });
    engine.start();
    return engine;
  };
  chats.refusals.set('send', new ApiError('Plaza does not answer.', { code: 'network', status: 0 }));
  const here = begin();
  const chat = here.chatOf('12');
  here.attach(chat);
  const shown = () => chat.conversation.state.read().lines.map(({ content }) => content?.text);
  await here.say({ chatId: '12', content: { text: 'on my way' } });
  await waitFor(() => expect(shown()).toEqual(['are you there?', 'on my way']));
  await waitFor(() => expect(here.outbox.entries.read()).toMatchObject([{ state: 'failed' }]));

  chats.refusals.delete('send');
  const elsewhere = begin();
  await waitFor(async () => expect(await drawers.all('outbox')).toEqual([]));
  const vanished = jest.fn();
  chat.conversation.state.subscribe(() => shown().includes('on my way') || vanished());
  here.outbox.wake();
  await waitFor(() => expect(here.outbox.entries.read()).toEqual([]));
  expect(shown()).toEqual(['are you there?', 'on my way']);
  expect(vanished).not.toHaveBeenCalled();
  here.close();
  elsewhere.close();
});
