import type { SyncAnswer } from '@plaza/api-contract';
import { BehaviorSubject, filter, Subject } from 'rxjs';
import type { BusEventName, BusEvents, BusMessage } from '../bus.ts';
import type { ShellContext, Theme, Toast } from '../context.ts';
import type { HubEventName, HubMessage, HubState } from '../hub.ts';
import type { Session } from '../session.ts';
import { CONTRACT } from '../version.ts';
import { countedStream } from './countedStream.ts';
import { createTestApi, type TestCall } from './createTestApi.ts';
import type { TestAnswers } from './TestAnswers.ts';
import { testMember } from './testMember.ts';

export interface TestShellOptions {
  session?: Session;
  theme?: Theme;
  answers?: TestAnswers;
  remote?: { name: string; version: string };
}

/** All that a remote did to its shell, in order. */
export interface TestRecords {
  calls: TestCall[];
  emits: { type: BusEventName; payload: BusEvents[BusEventName] }[];
  navigations: { to: string; replace: boolean }[];
  toasts: Toast[];
  reports: { error: unknown; about: string | undefined }[];
  errors: unknown[];
  composerOpened: number;
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
  /** Another remote says something on the bus. */
  say<Name extends BusEventName>(type: Name, payload: BusEvents[Name], from?: BusMessage<Name>['from']): void;
  /** The hub brings something. */
  bring<Name extends HubEventName>(message: HubMessage<Name>): void;
  setHubState(state: HubState): void;
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
  const said$ = new Subject<BusMessage<BusEventName>>();
  const hubState$ = new BehaviorSubject<HubState>('connected');
  const brought$ = new Subject<HubMessage<HubEventName>>();
  const synced$ = new Subject<SyncAnswer>();
  const leaving = new AbortController();
  const records: TestRecords = {
    calls: [],
    emits: [],
    navigations: [],
    toasts: [],
    reports: [],
    errors: [],
    composerOpened: 0,
    places: new Map(),
    listeners: new Set(),
  };
  const { listeners } = records;

  const ctx: ShellContext = {
    contract: CONTRACT,
    remote,
    session$: countedStream(session$, listeners),
    theme$: countedStream(theme$, listeners),
    bus: {
      emit(type, payload) {
        records.emits.push({ type, payload });
        said$.next({ type, payload, from: remote });
      },
      on: (type) => countedStream(said$.pipe(filter((message) => isOfType(message, type))), listeners),
    },
    api: createTestApi(options.answers ?? {}, leaving.signal, records.calls),
    hub: {
      state$: countedStream(hubState$, listeners),
      on: (type) => countedStream(brought$.pipe(filter((message) => isNamed(message, type))), listeners),
      sync: () => countedStream(synced$, listeners),
    },
    navigate: (to, how) => void records.navigations.push({ to, replace: how?.replace ?? false }),
    toast: (toast) => void records.toasts.push(toast),
    openComposer: () => void (records.composerOpened += 1),
    place(name, element) {
      records.places.set(name, element);
      return () => void records.places.delete(name);
    },
    report: (error, about) => void records.reports.push({ error, about }),
    onError: (error) => void records.errors.push(error),
    signal: leaving.signal,
  };

  return {
    ctx,
    records,
    setSession: (session) => session$.next(session),
    setTheme: (theme) => theme$.next(theme),
    say: (type, payload, from = { name: 'mf-other', version: '1.0.0' }) =>
      said$.next({ type, payload, from }),
    bring: (message) => brought$.next(message),
    setHubState: (state) => hubState$.next(state),
    syncHub: (answer) => synced$.next(answer),
    leave: () => leaving.abort(),
  };
}

function isOfType<Name extends BusEventName>(
  message: BusMessage<BusEventName>,
  type: Name,
): message is BusMessage<Name> {
  return message.type === type;
}

function isNamed<Name extends HubEventName>(
  message: HubMessage<HubEventName>,
  type: Name,
): message is HubMessage<HubEventName> & HubMessage<Name> {
  return message.type === type;
}
