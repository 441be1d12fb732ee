import type { SyncAnswer } from '@plaza/api-contract';
import { BehaviorSubject, filter, Subject } from 'rxjs';
import type { BusEventName, BusEvents, BusMessage } from '../bus.ts';
import type { FrameLook, MessageReader, ShellContext, Theme, Toast } from '../context.ts';
import type { HubEventName, HubMessage, HubState } from '../hub.ts';
import type { KeysState } from '../keys.ts';
import { LiveStore } from '../live/LiveStore.ts';
import type { Session } from '../session.ts';
import { CONTRACT } from '../version.ts';
import { countedStream } from './countedStream.ts';
import { createTestApi, type TestCall } from './createTestApi.ts';
import { createTestHub, type TestAsk, type TestHubAnswers, type TestTrigger } from './createTestHub.ts';
import type { TestAnswers } from './TestAnswers.ts';
import { testMember } from './testMember.ts';

export interface TestShellOptions {
  session?: Session;
  theme?: Theme;
  language?: string;
  answers?: TestAnswers;
  /** What the hub says when it is asked: an answer, or the items of a stream, by name. */
  hubAnswers?: TestHubAnswers;
  remote?: { name: string; version: string };
  /** How the chat keys stand; locked, unless said otherwise. */
  keys?: KeysState;
}

/** All that a remote did to its shell, in order. */
export interface TestRecords {
  calls: TestCall[];
  /** What it told others on channels. */
  triggers: TestTrigger[];
  /** What it asked the hub. */
  asks: TestAsk[];
  emits: { type: BusEventName; payload: BusEvents[BusEventName] }[];
  navigations: { to: string; replace: boolean }[];
  toasts: Toast[];
  reports: { error: unknown; about: string | undefined }[];
  errors: unknown[];
  composerOpened: number;
  /** What the page is called now, the latest last; without words a title that is on its way. */
  titles: { title: string | undefined }[];
  /** What reads messages for the shell just now. */
  reader?: MessageReader | undefined;
  /** How often the dialog about keys was opened. */
  keysAsked: number;
  /** How many holds there are against another version. */
  holds: number;
  /** How often it says that something is not saved. */
  guards: number;
  /** What the frame is asked to be, the latest last. */
  frames: FrameLook[];
  /** The places on offer now, by name. */
  places: Map<string, HTMLElement>;
  /** Who listens to session, theme or bus now. */
  listeners: Set<object>;
}

export interface TestShell {
  /** What the remote is given. */
  ctx: ShellContext;
  records: TestRecords;
  /** Somebody logs in or out. */
  setSession(session: Session): void;
  setTheme(theme: Theme): void;
  setLanguage(language: string): void;
  /** Another remote says something on the bus. */
  say<Name extends BusEventName>(type: Name, payload: BusEvents[Name], from?: BusMessage<Name>['from']): void;
  /** The hub brings something. */
  bring<Name extends HubEventName>(message: HubMessage<Name>): void;
  setHubState(state: HubState): void;
  /** The chat keys open, close or fail. */
  setKeys(state: KeysState): void;
  /** The hub has caught up. */
  syncHub(answer: SyncAnswer): void;
  /** The remote is asked to go: its signal aborts. */
  leave(): void;
}

/** A shell for tests and stories: the whole context, answers that you choose, and a memory. */
export function createTestShell(options: TestShellOptions = {}): TestShell {
  const remote = options.remote ?? { name: 'mf-test', version: '1.0.0' };
  const session$ = new BehaviorSubject<Session>(options.session ?? { status: 'member', user: testMember() });
  const theme$ = new BehaviorSubject<Theme>(options.theme ?? 'dark');
  const language$ = new BehaviorSubject(options.language ?? 'en');
  const keys$ = new BehaviorSubject<KeysState>(options.keys ?? { is: 'locked' });
  const said$ = new Subject<BusMessage<BusEventName>>();
  const leaving = new AbortController();
  const records: TestRecords = {
    calls: [],
    triggers: [],
    asks: [],
    emits: [],
    navigations: [],
    toasts: [],
    reports: [],
    errors: [],
    composerOpened: 0,
    titles: [],
    keysAsked: 0,
    holds: 0,
    guards: 0,
    frames: [],
    places: new Map(),
    listeners: new Set(),
  };
  const { listeners } = records;
  const testHub = createTestHub(options.hubAnswers ?? {}, records);

  const api = createTestApi(options.answers ?? {}, leaving.signal, records.calls);
  const { live } = new LiveStore({
    api,
    hub: testHub.hub,
    session$: countedStream(session$, new Set()),
  }).lend();

  const ctx: ShellContext = {
    contract: CONTRACT,
    remote,
    session$: countedStream(session$, listeners),
    theme$: countedStream(theme$, listeners),
    language$: countedStream(language$, listeners),
    bus: {
      emit(type, payload) {
        records.emits.push({ type, payload });
        said$.next({ type, payload, from: remote });
      },
      on: (type) => countedStream(said$.pipe(filter((message) => isOfType(message, type))), listeners),
    },
    api,
    hub: testHub.hub,
    live,
    navigate: (to, how) => void records.navigations.push({ to, replace: how?.replace ?? false }),
    toast: (toast) => void records.toasts.push(toast),
    openComposer: () => void (records.composerOpened += 1),
    place(name, element) {
      records.places.set(name, element);
      return () => void records.places.delete(name);
    },
    readMessagesWith(read) {
      records.reader = read;
      return () => void (records.reader = undefined);
    },
    sayTitle(title) {
      const said = { title };
      records.titles.push(said);
      return () => void (records.titles = records.titles.filter((one) => one !== said));
    },
    keys: {
      state$: countedStream(keys$, listeners),
      async ask() {
        records.keysAsked += 1;
      },
    },
    hold() {
      records.holds += 1;
      return once(() => (records.holds -= 1));
    },
    guard() {
      records.guards += 1;
      return once(() => (records.guards -= 1));
    },
    frame(how) {
      const asked = { ...how };
      records.frames.push(asked);
      return () => void (records.frames = records.frames.filter((one) => one !== asked));
    },
    storage: { browser: localStorage, tab: sessionStorage },
    report: (error, about) => void records.reports.push({ error, about }),
    onError: (error) => void records.errors.push(error),
    signal: leaving.signal,
  };

  return {
    ctx,
    records,
    setSession: (session) => session$.next(session),
    setTheme: (theme) => theme$.next(theme),
    setLanguage: (language) => language$.next(language),
    say: (type, payload, from = { name: 'mf-other', version: '1.0.0' }) =>
      said$.next({ type, payload, from }),
    bring: testHub.bring,
    setHubState: testHub.setState,
    syncHub: testHub.sync,
    setKeys: (state) => keys$.next(state),
    leave: () => leaving.abort(),
  };
}

function isOfType<Name extends BusEventName>(
  message: BusMessage<BusEventName>,
  type: Name,
): message is BusMessage<Name> {
  return message.type === type;
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
