import { waitFor } from '@testing-library/dom';
import { memoryDrawers } from '../store/Drawers.ts';
import { chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, somebody } from '../testing/somebody.ts';
import { ChatEngine } from './ChatEngine.ts';

giveCrypto();

test('what is taken back in another tab while its file is brought is not sent', async () => {
  const [amber, basalt] = [
    await somebody('1', 'Amber Lindqvist', 'amber'),
    await somebody('2', 'Basalt Okoro', 'basalt'),
  ];
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const removed: string[] = [];
  const { ctx, chats } = await chatShell(amber, [basalt], {
    answers: {
      'POST /chat/blobs': async () => {
        await arrived;
        return { id: 'brought', url: '/sealed/brought', bytes: 4, expires: '2026-11-20T18:00:00.000Z' };
      },
      'DELETE /chat/blobs/:id': ({ params: { id } }) => {
        removed.push(id);
        return { id };
      },
    },
  });
  chats.pair('12', basalt);
  await chats.say('12', basalt, 'are you there?');
  const [keys, drawers] = [await keysFor(amber), memoryDrawers()];
  const begin = () => new ChatEngine(ctx, keys, { own: amber.person.chain, drawers });
  const here = begin();
  here.start();
  const about = { id: '', key: 'k', bytes: 4, type: 'text/plain' };
  const file = { about, sealed: new Blob(['seal']) };
  await here.say({ chatId: '12', content: { text: 'my letter' }, files: [file] });
  await waitFor(() => expect(here.outbox.entries.read()).toMatchObject([{ state: 'sending' }]));
  const elsewhere = begin();
  await elsewhere.outbox.drop(here.outbox.entries.read()[0]?.id ?? '');
  arrive();
  await waitFor(() => expect(here.outbox.entries.read()).toEqual([]));
  expect(chats.chat('12').entries).toHaveLength(1);
  await waitFor(() => expect(removed).toEqual(['brought']));
  here.close();
  elsewhere.close();
});
