import type { FeedItem } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { isUnknownPost } from './failedCalls.ts';
import type { Gone } from './PostStore.ts';
import { usePostStore } from './usePostStore.tsx';
import { storeWords } from './words.ts';

/** What takes posts off the screen at once, tells the server, and brings them back when it says no. */
export function usePostActs(post: FeedItem) {
  const store = usePostStore();
  const { api, toast } = useShell();
  const params = { id: post.ID };

  const vanish = async (ids: string[], gone: Gone, act: Promise<unknown>, failure?: string) => {
    store.hide(ids, { why: gone.why });
    try {
      await act;
      store.hide(ids, gone);
    } catch (error) {
      store.show(ids);
      toast({ message: failure ?? messageOf(error), tone: 'bad' });
    }
  };
  const takeBack = (ids: string[], act: () => Promise<unknown>) => async () => {
    try {
      await act();
      store.show(ids);
    } catch (error) {
      toast({ message: messageOf(error), tone: 'bad' });
    }
  };

  return {
    remove() {
      const undo = takeBack([post.ID], async () =>
        store.take([await api.call('POST /posts/:id/restore', { params })]),
      );
      // An answer may have been lost: a post that the server no longer has is deleted.
      const act = api.call('DELETE /content/:id', { params }).catch((error: unknown) => {
        if (!isUnknownPost(error)) throw error;
      });
      return vanish([post.ID], { why: 'deleted', undo }, act, storeWords.now.failedToDelete);
    },
    hide() {
      const undo = takeBack([post.ID], () => api.call('DELETE /posts/:id/hidden', { params }));
      return vanish([post.ID], { why: 'hidden', undo }, api.call('PUT /posts/:id/hidden', { params }));
    },
    mute(username: string) {
      const ids = store.postsOf(post.user_id);
      const person = { params: { username } };
      const undo = takeBack(ids, () => api.call('DELETE /people/:username/mute', person));
      return vanish(ids, { why: 'muted', undo }, api.call('PUT /people/:username/mute', person));
    },
    block(username: string) {
      const act = api.call('PUT /people/:username/block', { params: { username } });
      // Others may have passed on what the blocked one wrote.
      act.then(
        () => store.forgetShared(post.user_id),
        () => undefined,
      );
      return vanish(store.postsOf(post.user_id), { why: 'blocked' }, act);
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
