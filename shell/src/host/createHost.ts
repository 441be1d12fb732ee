import type { RegisteredRemote } from '@plaza/api-contract';
import { CONTRACT, contractFits, type MessageReader } from '@plaza/shell-contract';
import { BehaviorSubject, map, Subject } from 'rxjs';
import { createApi } from '../api/createApi.ts';
import { ShellBus } from '../bus/ShellBus.ts';
import { atMost } from '../clock/atMost.ts';
import { Titles } from '../frame/Titles.ts';
import { HubDesk } from '../hub/HubDesk.ts';
import { startHub } from '../hub/startHub.ts';
import { Languages } from '../language/Languages.ts';
import { type Services, lendContext } from '../remotes/context/lendContext.ts';
import { LoadLog } from '../remotes/health/index.ts';
import { applyOverrides } from '../remotes/overrides/applyOverrides.ts';
import { OverrideSwitch } from '../remotes/overrides/OverrideSwitch.ts';
import { Places } from '../remotes/places/Places.ts';
import { type Known, Registry } from '../remotes/registry/registry.ts';
import { Slot } from '../remotes/slot/Slot.ts';
import { SlotBoard } from '../remotes/SlotBoard.ts';
import { Reports } from '../reports/Reports.ts';
import { ownerOf, type Scene, sceneAt, SETTINGS } from '../routing/sceneAt.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { tellServer } from '../storage/tellServer.ts';
import { Themes } from '../theme/Themes.ts';
import { Toasts } from '../toasts/Toasts.ts';
import { derive } from './derive.ts';
import type { HostParts, OpenDialog } from './HostParts.ts';

const LOGOUT_MS = 3000;

/** Everything the shell knows and does, ready to be shown and to be started. */
export type Host = ReturnType<typeof createHost>;

export function createHost(parts: HostParts) {
  const { page, ask, storage, clock, loader, address$, navigate, inlined, preview, mayOverride } = parts;
  const sessions = new SessionStore(storage);
  const themes = new Themes(
    storage,
    page.documentElement,
    globalThis.matchMedia?.('(prefers-color-scheme: light)').matches,
  );
  const languages = new Languages(storage, page.documentElement, navigator.languages);
  const toasts = new Toasts();
  const titles = new Titles(address$.getValue().pathname);
  const reports = new Reports();
  const loads = new LoadLog(parts.health);
  const board = new SlotBoard();
  const bus = new ShellBus();
  const dialog$ = new BehaviorSubject<OpenDialog>('none');
  const overrides = new OverrideSwitch(storage, ask);
  const registry = new Registry({
    ask,
    address: preview ? `/api/remotes?${new URLSearchParams({ preview })}` : '/api/remotes',
    storage,
    inlined,
  });

  const known$ = derive([registry.known$, overrides.list$], overridden);
  const remotes$ = derive([known$], remotesOf);
  const scene$ = derive([address$, sessions.session$, known$], sceneAt, isSameScene);
  known$.subscribe((known) => {
    if ('registry' in known) page.documentElement.dataset['revision'] = known.registry.revision;
  });

  const api = createApi({
    ask,
    sessions,
    onSessionLost() {
      const { pathname, search } = address$.getValue();
      navigate(`/login?${new URLSearchParams({ then: pathname + search })}`);
    },
  });
  const voice = bus.speakAs({ name: 'shell', version: registry.current?.shell.version ?? '0.0.0' });
  const unread$ = new BehaviorSubject(0);
  voice.on('chat.unread').subscribe({ next: ({ payload }) => unread$.next(payload.count) });
  const waiting$ = new BehaviorSubject<Readonly<Record<string, number>>>({});
  voice.on('work.waiting').subscribe({
    next: ({ payload, from }) => waiting$.next({ ...waiting$.getValue(), [from.name]: payload.count }),
  });
  const status$ = derive([sessions.session$], ({ status }) => status);
  status$.subscribe((status) => {
    if (status === 'guest') {
      unread$.next(0);
      waiting$.next({});
    }
    voice.emit('auth.changed', { status });
    // A stranger is told nothing of, unless the server thinks of a member.
    if (status === 'member' || page.cookie.includes('plaza_session=member'))
      tellServer(page, 'session', status);
  });

  const online$ = new Subject<void>();
  window.addEventListener('online', () => online$.next());

  const hub = new HubDesk();
  const reader$ = new BehaviorSubject<MessageReader | undefined>(undefined);

  const services: Services = {
    session$: sessions.session$,
    theme$: themes.theme$,
    language$: languages.language$,
    bus,
    api,
    hub,
    navigate,
    toast: (toast) => toasts.say(toast),
    openComposer: () => dialog$.next(places.isFilled('composer') ? 'composer' : 'feature-missing'),
    offer: (name, element) => places.offer(name, element),
    readMessagesWith(read) {
      reader$.next(read);
      // Another one may have come since: a new version of the same room.
      return () => void (reader$.getValue() === read && reader$.next(undefined));
    },
    sayTitle: (remote, title) => titles.say(remote, title),
    report: (remote, error, about) => reports.note(remote, error, about),
  };
  // The page is called after its room, not after what else hangs in it.
  const servicesOfWidgets: Services = { ...services, sayTitle: () => () => undefined };

  const makeSlot = (name: string, place?: string) =>
    new Slot({
      name,
      remote$: remotes$.pipe(map((remotes) => remotes.find((remote) => remote.name === name))),
      online$,
      exposedBy: (version) => (place === undefined ? './app' : version.widgets[place]),
      loader,
      clock,
      health: loads,
      lend: (version, signal, onError) =>
        lendContext(place === undefined ? services : servicesOfWidgets, { name, version }, signal, onError),
      askAgain: () => void registry.refresh(),
      onOddity: (error, about) => reports.note(name, error, about),
    });
  const places = new Places({ remotes$, makeSlot, board, mountParcel: parts.mountParcel });

  return {
    page,
    storage,
    api,
    sessions,
    themes,
    languages,
    toasts,
    titles,
    reports,
    loads,
    board,
    dialog$,
    /** How many messages wait; what a remote said before the frame was there counts too. */
    unread$,
    /** How much of what was done in each room has not reached the server yet. */
    waiting$,
    overrides,
    mayOverride,
    registry,
    known$,
    remotes$,
    scene$,
    address$,
    voice,
    hub,
    /** Reads messages for notices, while a room is there that can. */
    reader$,
    places,
    makeSlot,
    navigate,
    /** Where the remote of the address hangs; the frame gives it its place on screen. */
    stage: page.createElement('div'),
    openComposer: services.openComposer,

    async logIn(emailOrUsername: string, password: string): Promise<void> {
      const { presentSecret } = await import('../session/secret.ts');
      const secret = await presentSecret(api, emailOrUsername, password);
      sessions.begin(await api.call('POST /auth/login', { body: { emailOrUsername, ...secret } }));
    },

    /** Ends the session here in any case; the server gets a moment to end its half. */
    async logOut(): Promise<void> {
      // First here: what is still under way would take the refusals that follow for a session that was lost.
      sessions.leave();
      navigate('/');
      await atMost(clock, LOGOUT_MS, api.call('POST /auth/logout'), 'Logging out').catch(() => undefined);
      // Somebody may have logged in meanwhile, here or in another tab.
      sessions.look();
      if (sessions.session$.getValue().status === 'guest') sessions.end();
    },

    /** Lets pages of this browser load remotes from this machine; the server decides whether it may. */
    async allowOverrides(allowed: boolean): Promise<void> {
      await api.call('POST /remotes/overrides', { body: { allowed } });
    },

    /** Opens the hub for whoever is logged in. A smoke run has nobody's session to do it with. */
    startHub(): void {
      if (!preview) startHub({ sessions, desk: hub, api, online$, clock, storage });
    },

    /** A smoke run looks at one version and leaves; it must leave nothing behind. */
    isPreview: preview !== undefined,

    /** Whether anything answers at an address, so that no link leads to nowhere. */
    isReachable: (pathname: string) =>
      pathname === SETTINGS || ownerOf(pathname, remotes$.getValue()) !== undefined,

    /** Whether it is sure that no remote of this installation answers there. */
    isMissing: (pathname: string) =>
      'registry' in known$.getValue() && ownerOf(pathname, remotes$.getValue()) === undefined,

    /** Fetches the remote behind an address before the visitor goes there. */
    preload(pathname: string): void {
      const name = ownerOf(pathname, remotes$.getValue())?.name;
      const remote = remotes$.getValue().find((one) => one.name === name);
      if (remote && !remote.killed && contractFits(CONTRACT, remote.current.contract))
        loader.preload(remote.current);
    },
  };
}

function overridden(known: Known, list: Parameters<typeof applyOverrides>[1]): Known {
  return 'registry' in known ? { ...known, registry: applyOverrides(known.registry, list) } : known;
}

function remotesOf(known: Known): readonly RegisteredRemote[] {
  return 'registry' in known ? known.registry.remotes : [];
}

function isSameScene(one: Scene, other: Scene): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
