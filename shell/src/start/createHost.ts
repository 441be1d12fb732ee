import type { CallAnswer, RegisteredRemote, RemoteVersion } from '@plaza/api-contract';
import { CONTRACT, contractFits, type MessageReader, onConnectionBack } from '@plaza/shell-contract';
import { LiveStore } from '@plaza/shell-contract/live';
import { BehaviorSubject, filter, map, Subject } from 'rxjs';
import { createApi } from '../api/createApi.ts';
import { ShellBus } from '../bus/ShellBus.ts';
import { brand } from '../brand.ts';
import { atMost } from '../clock/atMost.ts';
import { FrameLooks } from '../host/FrameLooks.ts';
import { Titles } from '../host/Titles.ts';
import { StreamLease } from '../bus/StreamLease.ts';
import { HubClient } from '../hub/HubClient.ts';
import { lendHub } from '../hub/lendHub.ts';
import { startHub } from '../hub/startHub.ts';
import { KeysDoor } from '../keys/KeysDoor.ts';
import { Languages } from '../language/Languages.ts';
import { type Services, lendContext } from '../remotes/context/lendContext.ts';
import { LoadLog } from '../remotes/health/Health.ts';
import { OverrideSwitch } from '../remotes/overrides/OverrideSwitch.ts';
import { Places } from '../remotes/places/Places.ts';
import { type Known, RegistryStore } from '../remotes/registry/RegistryStore.ts';
import { Proofs } from '../session/Proofs.ts';
import { Slot } from '../remotes/slot/Slot.ts';
import { SlotBoard } from '../remotes/SlotBoard.ts';
import { Reports } from '../reports/Reports.ts';
import { Guards } from '../routing/Guards.ts';
import { ownerOf, type Scene, sceneAt, SETTINGS } from '../routing/sceneAt.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { tellServer } from '../storage/tellServer.ts';
import { Themes } from '../theme/Themes.ts';
import { Toasts } from '../toasts/Toasts.ts';
import { derive } from '../host/derive.ts';
import type { Host, SlotPart, HostParts, OpenDialog } from '../host/Host.ts';

const LOGOUT_MS = 3000;
/** So long a login waits for the keys at most: with a slow network or a slow phone they open behind the first screen. */
const OPEN_AHEAD_MS = 4000;

export function createHost(parts: HostParts): Host {
  const { page, ask, clock, loader, address$, navigate, inlined, preview, mayOverride } = parts;
  const sessions = new SessionStore(parts.storage, () => {
    void import('../memberFrame.ts').then(({ sayFull }) => sayFull(toasts));
  });
  const storage = sessions.drawer;
  const themes = new Themes(
    storage,
    page.documentElement,
    globalThis.matchMedia?.('(prefers-color-scheme: light)').matches,
  );
  const languages = new Languages(storage, page.documentElement, navigator.languages, brand.languages);
  const toasts = new Toasts();
  const titles = new Titles(address$.getValue().pathname);
  const looks = new FrameLooks();
  const guards = new Guards();
  const reports = new Reports();
  const loads = new LoadLog(parts.health);
  const proofs = new Proofs();
  const board = new SlotBoard();
  const bus = new ShellBus();
  const dialog$ = new BehaviorSubject<OpenDialog>('none');
  const overrides = new OverrideSwitch(storage, ask);
  const registry = new RegistryStore({
    ask,
    address: preview ? `/api/remotes?${new URLSearchParams({ preview })}` : '/api/remotes',
    storage,
    inlined,
  });

  const known$ = derive([registry.known$, overrides.list$], (known, _changed): Known =>
    'registry' in known ? { ...known, registry: overrides.applyTo(known.registry) } : known,
  );
  const remotes$ = derive([known$], remotesOf);
  const scene$ = derive([address$, sessions.session$, known$], sceneAt, isSameScene);
  known$.subscribe((known) => {
    if ('registry' in known) page.documentElement.dataset['revision'] = known.registry.revision;
  });

  const api = createApi({
    ask,
    sessions,
    prove: () => proofs.ask(),
    onSessionLost() {
      // Asked before the session ends: then the guard leads to the login by itself.
      const { pathname, search } = address$.getValue();
      sessions.lose();
      navigate(`/login?${new URLSearchParams({ then: pathname + search })}`);
    },
  });
  const version = registry.current?.shell.version;
  const voice = bus.speakAs({ name: 'shell', version: version ?? '0.0.0' });
  const unread$ = new BehaviorSubject(0);
  voice.on('chat.unread').subscribe({ next: ({ payload }) => unread$.next(payload.count) });
  const waiting$ = new BehaviorSubject<Readonly<Record<string, number>>>({});
  voice.on('work.waiting').subscribe({
    next: ({ payload, from }) => waiting$.next({ ...waiting$.getValue(), [from.name]: payload.count }),
  });
  const status$ = derive([sessions.session$], ({ status }) => status);
  status$.subscribe((status) => {
    if (status === 'guest') {
      dialog$.next('none');
      proofs.answer(false);
      guards.answer(false);
      unread$.next(0);
      waiting$.next({});
    }
    voice.emit('auth.changed', { status });
    // A stranger is told nothing of, unless the server thinks of a member.
    if (status === 'member' || page.cookie.includes('plaza_session=member'))
      tellServer(page, 'session', status);
  });

  const online$ = new Subject<void>();
  onConnectionBack(() => online$.next());

  const hub = new HubClient();
  const lease = new StreamLease();
  // Live data outlive the remotes that ask for them: for whoever comes back.
  const live = new LiveStore({ api, hub: lendHub(hub, lease), session$: lease.lend(sessions.session$) });
  const reader$ = new BehaviorSubject<MessageReader | undefined>(undefined);

  const behindDoor = () => import('./laterKeys.ts');
  const keys = new KeysDoor({
    session$: sessions.session$,
    load: async (door) => (await behindDoor()).openKeyRing({ door, sessions, api, hub, toasts }),
    warmUp: () => void behindDoor().catch(() => undefined),
    openAhead: async (opened, brought) => (await behindDoor()).openAhead(opened, brought, ask),
    async showDialog() {
      dialog$.next('keys');
      await new Promise<void>((closed) => {
        const watching = dialog$.pipe(filter((dialog) => dialog !== 'keys')).subscribe(() => {
          queueMicrotask(() => watching.unsubscribe());
          closed();
        });
      });
    },
  });

  const leaveFor: HostParts['navigate'] = (to, options) => {
    const { pathname } = new URL(to, 'http://plaza.invalid');
    if (pathname === address$.getValue().pathname) navigate(to, options);
    else guards.leave(() => navigate(to, options));
  };

  const services: Services = {
    session$: sessions.session$,
    theme$: themes.theme$,
    language$: languages.language$,
    bus,
    api,
    hub,
    live,
    navigate: leaveFor,
    toast: (toast) => toasts.say(toast),
    openComposer: () => dialog$.next(places.isFilled('composer') ? 'composer' : 'feature-missing'),
    offer: (name, element) => places.offer(name, element),
    readMessagesWith(read) {
      reader$.next(read);
      // Another one may have come since: a new version of the same remote.
      return () => void (reader$.getValue() === read && reader$.next(undefined));
    },
    sayTitle: (remote, title) => titles.say(remote, title),
    keys: keys.lent,
    frame: (how) => looks.ask(how),
    guard: () => guards.guard(),
    drawers: { browser: parts.storage, tab: parts.tab, whose: () => sessions.whose },
    report: (remote, error, about) => reports.note(remote, error, about),
  };
  // The page is called after its remote, not after what else hangs in it.
  const servicesOfWidgets: Services = {
    ...services,
    sayTitle: () => () => undefined,
    frame: () => () => undefined,
  };

  const makeSlot = (name: string, part: SlotPart = 'app') =>
    new Slot({
      name,
      remote$: remotes$.pipe(map((remotes) => remotes.find((remote) => remote.name === name))),
      online$,
      exposedBy: (version) => exposedBy(version, part),
      loader,
      clock,
      health: loads,
      lend: (version, hold, signal, onError) =>
        lendContext(part === 'app' ? services : servicesOfWidgets, { name, version }, hold, signal, onError),
      askAgain: () => void registry.refresh(),
      onOddity: (error, about) => reports.note(name, error, about),
    });
  const places = new Places({
    remotes$,
    makeSlot: (name, place) => makeSlot(name, { place }),
    board,
    mountParcel: parts.mountParcel,
  });

  async function enter(opened: CallAnswer<'POST /auth/login'>): Promise<void> {
    await atMost(clock, OPEN_AHEAD_MS, keys.openAhead(opened), 'Opening the keys').catch(() => undefined);
    sessions.begin(opened);
  }

  /** Who leaves by choice takes their keys along. A session that merely ended leaves them for the next. */
  async function forgetKeys(): Promise<void> {
    const session = sessions.session$.getValue();
    if (session.status === 'guest') return;
    const forgetting = import('../keys/forgetKeys.ts').then((code) =>
      code.forgetKeys({ api, userId: session.user.id }),
    );
    await atMost(clock, LOGOUT_MS, forgetting, 'Forgetting the keys').catch(() => undefined);
  }

  return {
    page,
    storage,
    api,
    sessions,
    themes,
    languages,
    toasts,
    titles,
    looks,
    guards,
    keys,
    proofs,
    reports,
    loads,
    board,
    dialog$,
    unread$,
    waiting$,
    overrides,
    mayOverride,
    registry,
    version,
    known$,
    remotes$,
    scene$,
    address$,
    voice,
    hub,
    reader$,
    places,
    makeSlot,
    navigate,
    stage: page.createElement('div'),
    openComposer: services.openComposer,
    leaveFor,

    async logIn(emailOrUsername: string, password: string): Promise<void> {
      keys.warmUp();
      const { presentSecret } = await import('../session/secret.ts');
      const secret = await presentSecret(api, emailOrUsername, password);
      const opened = await api.call('POST /auth/login', { body: { emailOrUsername, ...secret } });
      // Only what was right: a copy for a slip of the finger would open nothing.
      keys.bring({ password, as: emailOrUsername });
      await enter(opened);
    },

    enter,

    async logOut(): Promise<void> {
      const { userId } = sessions;
      const { indexedDB } = globalThis;
      if (indexedDB) await forgetKeys();
      // Another tab may have been quicker, and somebody else may have come there meanwhile: nobody asked them to leave.
      if (sessions.userId !== undefined && sessions.userId !== userId) return;
      // First here: what is still under way would take the refusals that follow for a session that was lost.
      sessions.leave();
      navigate('/', { replace: true });
      await atMost(clock, LOGOUT_MS, api.call('POST /auth/logout'), 'Logging out').catch(() => undefined);
      // Somebody may have logged in meanwhile, here or in another tab.
      sessions.hear();
      if (sessions.session$.getValue().status === 'guest') sessions.end();
    },

    startHub(): void {
      if (!preview) startHub({ sessions, client: hub, api, online$, clock, storage });
    },

    isPreview: preview !== undefined,

    isReachable: (pathname: string) =>
      pathname === SETTINGS || ownerOf(pathname, remotes$.getValue()) !== undefined,

    isMissing: (pathname: string) =>
      'registry' in known$.getValue() && ownerOf(pathname, remotes$.getValue()) === undefined,

    preload(pathname: string): void {
      const remote = ownerOf(pathname, remotes$.getValue());
      if (remote && !remote.killed && contractFits(CONTRACT, remote.current.contract))
        loader.preload(remote.current);
    },
  };
}

function exposedBy(version: RemoteVersion, part: SlotPart): string | undefined {
  if (part === 'app') return './app';
  if (part === 'service') return version.service ? './service' : undefined;
  return version.widgets[part.place];
}

function remotesOf(known: Known): readonly RegisteredRemote[] {
  return 'registry' in known ? known.registry.remotes : [];
}

function isSameScene(one: Scene, other: Scene): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
