import { ApiError } from '@plaza/shell-contract';
import { waitFor } from '@testing-library/dom';
import { ChatEngine } from '../engine/ChatEngine.ts';
import { memoryDrawers } from '../store/Drawers.ts';
import { type ChatShell, chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, somebody } from '../testing/somebody.ts';
import { titleGroup } from '../testing/titleGroup.ts';

giveCrypto();
beforeEach(() => localStorage.clear());

const mark = { event: 1, at: '2026-11-20T18:34:00.000Z' };

test('what the list could not read is read once its keys have come', async () => {
  const [amber, basalt] = await Promise.all([
    somebody('1', 'Amber Lindqvist', 'amber'),
    somebody('2', 'Basalt Okoro', 'basalt'),
  ]);
  let hasKeys = false;
  const shell: ChatShell = await chatShell(amber, [basalt], {
    answers: {
      'GET /conversations/:id/epochs': ({ params, query }) =>
        hasKeys
          ? shell.chats.epochs(params.id, Number(query?.after ?? 0))
          : new ApiError('Plaza does not answer.', { code: 'network', status: 0 }),
    },
  });
  shell.chats.group('20', [basalt]);
  await titleGroup(shell.chats, '20', amber, { text: 'Lantern crew' });
  await shell.chats.say('20', basalt, 'the lamps are lit');
  const keys = await keysFor(amber);
  const engine = new ChatEngine(shell.ctx, keys, { own: amber.person.chain, drawers: memoryDrawers() });
  engine.start();
  engine.list.open();
  const listed = () => engine.list.state.read().chats.map(({ name, preview }) => ({ name, preview }));
  await waitFor(() => expect(listed()).toEqual([{ name: '', preview: { kind: 'unreadable' } }]));
  hasKeys = true;
  shell.bring({ type: 'chat-changed', payload: { chatID: '20', what: 'wraps' }, mark });
  await waitFor(() =>
    expect(listed()).toMatchObject([
      { name: 'Lantern crew', preview: { kind: 'text', text: 'the lamps are lit' } },
    ]),
  );
  engine.close();
});
