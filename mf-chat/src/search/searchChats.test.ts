import type { ChatEngine } from '../engine/ChatEngine.ts';
import type { ChatListState, ListedChat } from '../live/ChatList.ts';
import { Changing } from '../store/Changing.ts';
import { wholeList } from './searchChats.ts';

test('a search that begins before the chats have come waits for them', async () => {
  const state = new Changing<ChatListState>({
    status: 'loading',
    error: undefined,
    chats: [],
    next: undefined,
    older: 'idle',
  });
  // As much of a list as is asked for here.
  const list = { state, older: async () => undefined } as unknown as ChatEngine['list'];
  const whole = wholeList({ list });
  state.change({ status: 'ready', chats: [{ id: '12' } as ListedChat] });
  expect(await whole).toEqual([{ id: '12' }]);
});
