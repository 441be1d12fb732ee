import type { CallAnswer } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';
import type { HubClient } from '../hub/HubClient.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { deviceName } from '../settings/deviceName.ts';
import { settingsWords } from '../settings/words.ts';
import type { Toasts } from '../toasts/Toasts.ts';
import { aloneWithKeys } from '../keys/aloneWithKeys.ts';
import { lookAtPanel } from '../keys/askingPanels.ts';
import { browserShelf } from '../keys/browserShelf.ts';
import { KeyRing } from '../keys/KeyRing.ts';
import type { Brought, KeysDoor } from '../keys/KeysDoor.ts';
import { memoryShelf } from '../keys/KeyShelf.ts';
import { keyWords } from '../keys/words.ts';
import { createApi } from '../api/createApi.ts';
import { memoryDrawer } from '../storage/deviceStorage.ts';

const NAME = 'plaza:keys';

interface Around {
  door: KeysDoor;
  sessions: SessionStore;
  api: ApiClient;
  hub: HubClient;
  toasts: Toasts;
}

/** The keys of whoever is logged in, from this browser's database, its locks and its other tabs. */
export async function openKeyRing({ door, sessions, api, hub, toasts }: Around): Promise<KeyRing> {
  const session = sessions.session$.getValue();
  if (session.status === 'guest') throw new Error('Nobody is logged in.');
  const { user } = session;
  const isHere = () => {
    const now = sessions.session$.getValue();
    return now.status === 'member' && now.user.id === user.id;
  };
  const tabs = globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : undefined;
  const ring = new KeyRing({
    user,
    api,
    shelf: globalThis.indexedDB ? browserShelf() : memoryShelf(),
    show: (state) => {
      if (isHere()) door.state$.next(state);
    },
    takeBrought: () => door.takeBrought(user),
    keepBrought: (brought) => {
      if (isHere()) door.bring(brought);
    },
    alone: (act) => aloneWithKeys(user.id, act),
    tellTabs: () => tabs?.postMessage(user.id),
    warn: (how) => toasts.say({ tone: 'bad', stays: true, message: keyWords.now[how] }),
    isTrial: sessions.isDemo,
    deviceName: deviceName(navigator.userAgent, settingsWords.now),
    now: () => Date.now(),
  });
  const hearTabs = ({ data }: MessageEvent<unknown>) => {
    if (data === user.id && isHere()) void ring.look().catch(() => undefined);
  };
  tabs?.addEventListener('message', hearTabs);
  const news = hub.on('keys-changed').subscribe(({ payload }) => {
    if (payload.user_id === user.id && isHere()) void ring.open();
  });
  const asked = hub
    .on('key-link')
    .subscribe(({ payload }) => void offerLink(payload.id).catch(() => undefined));
  const offered = new Set<string>();
  const offerLink = async (id: string) => {
    if (offered.has(id) || door.state$.getValue().is !== 'open') return;
    const link = await api.call('GET /keys/links/:id', { params: { id } });
    if (link.is_mine || link.old_key !== null || offered.has(id)) return;
    offered.add(id);
    toasts.say({
      message: keyWords.now.deviceAsks,
      stays: true,
      action: { label: keyWords.now.look, onAct: () => void (lookAtPanel() || door.lent.ask()) },
    });
  };
  // Without a network nothing could be asked; the hub knows when there is one again.
  const caughtUp = hub.synced$.subscribe(() => {
    if (door.state$.getValue().is === 'failed' && isHere()) void ring.open();
  });
  const ending = sessions.session$.subscribe(() => {
    if (isHere()) return;
    tabs?.close();
    news.unsubscribe();
    asked.unsubscribe();
    caughtUp.unsubscribe();
    queueMicrotask(() => ending.unsubscribe());
  });
  void ring.open();
  return ring;
}

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
