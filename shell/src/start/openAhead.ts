import type { CallAnswer } from '@plaza/api-contract';
import { createApi } from '../api/createApi.ts';
import { deviceName } from '../settings/deviceName.ts';
import { settingsWords } from '../settings/words.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { memoryDrawer } from '../storage/deviceStorage.ts';
import { aloneWithKeys } from '../keys/aloneWithKeys.ts';
import { browserShelf } from '../keys/browserShelf.ts';
import { KeyRing } from '../keys/KeyRing.ts';
import type { Brought } from '../keys/KeysDoor.ts';

/** Opens keys that are not in this browser yet for a session that is about to begin, with a session of its own memory. */
export async function openAhead(
  opened: CallAnswer<'POST /auth/login'>,
  brought: Brought,
  ask: typeof fetch,
): Promise<void> {
  const { user } = opened;
  // A browser that keeps nothing has them for as long as the page lives.
  if (!globalThis.indexedDB) return;
  const shelf = browserShelf();
  // What the login brought is then for the copies that are missing.
  if (await shelf.read(user.id)) return;
  const sessions = new SessionStore(memoryDrawer());
  // Nothing here renews it: a refresh token is used once.
  sessions.begin({ ...opened, refresh: '' });
  const nothing = () => undefined;
  const ring = new KeyRing({
    user,
    api: createApi({ ask, sessions, prove: async () => false, onSessionLost: nothing }),
    shelf,
    show: nothing,
    takeBrought: () => brought,
    // It has not been taken from whoever else needs it.
    keepBrought: nothing,
    alone: (act) => aloneWithKeys(user.id, act),
    tellTabs: nothing,
    warn: nothing,
    isTrial: user.is_demo ?? false,
    deviceName: deviceName(navigator.userAgent, settingsWords.now),
    now: () => Date.now(),
  });
  await ring.open();
}
