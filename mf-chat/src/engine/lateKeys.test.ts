import { wrapLater } from '@plaza/crypto';
import { waitFor } from '@testing-library/dom';
import { memoryDrawers } from '../store/Drawers.ts';
import { chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, somebody } from '../testing/somebody.ts';
import { ChatEngine } from './ChatEngine.ts';

giveCrypto();

test.each([
  ['a device of the other has wrapped for them', true],
  ['no device of the other was there since', false],
])(
  'who was written to before they had keys answers under an epoch that has them: %s',
  async (_, isWrapped) => {
    const amber = await somebody('1', 'Amber Lindqvist', 'amber');
    const basalt = await somebody('2', 'Basalt Okoro', 'basalt');
    const { ctx, chats } = await chatShell(amber, [basalt]);
    const chat = chats.chat(chats.pair('12', basalt));
    chats.keyless.add(amber.id);
    await chats.say('12', basalt, 'are you there');
    // Amber logs in for the first time.
    chats.keyless.clear();
    const [first] = chat.epochs;
    if (!first) throw new Error('There is no epoch.');
    const { identity } = basalt.person;
    const own = first.given.wraps.map((wrap) => ({ ...wrap, by_key_id: identity.keyId }));
    const to = [{ user_id: amber.id, key_id: amber.person.identity.keyId }];
    if (isWrapped)
      first.given.wraps.push(...(await wrapLater(first.open.words, own, [identity], chats.chains, to)));

    const drawers = memoryDrawers();
    const engine = new ChatEngine(ctx, await keysFor(amber), { own: amber.person.chain, drawers });
    engine.start();
    const open = engine.chatOf('12');
    const close = engine.attach(open);
    const before = isWrapped ? 'are you there' : undefined;
    const lines = () => open.conversation.state.read().lines.map(({ content }) => content?.text);
    await waitFor(() => expect(lines()).toEqual([before]));
    await engine.say({ chatId: '12', content: { text: 'since just now' } });
    await waitFor(() => expect(chat.entries).toHaveLength(2));
    expect(chat.epochs).toHaveLength(2);
    await waitFor(() => expect(lines()).toEqual([before, 'since just now']));
    close();
    engine.close();
  },
);
