import {
  type ApiClient,
  CONTRACT,
  type FrameLook,
  type Keys,
  type KeysState,
  type LentStorage,
  type MessageReader,
  type Session,
  type Theme,
  type Toast,
} from '@plaza/shell-contract';
import type { LiveStore } from '@plaza/shell-contract/live';
import type { Observable } from 'rxjs';
import type { ShellBus } from '../../bus/ShellBus.ts';
import { StreamLease } from '../../bus/StreamLease.ts';
import type { HubClient } from '../../hub/HubClient.ts';
import { lendHub } from '../../hub/lendHub.ts';
import { lendStorage } from '../../storage/lendStorage.ts';
import type { LentContext } from '../slot/Life.ts';

/** What the shell does for every remote. */
export interface Services {
  session$: Observable<Session>;
  theme$: Observable<Theme>;
  language$: Observable<string>;
  bus: ShellBus;
  api: ApiClient;
  hub: HubClient;
  live: LiveStore;
  navigate(to: string, options?: { replace?: boolean }): void;
  toast(toast: Toast): void;
  openComposer(): void;
  offer(name: string, element: HTMLElement): () => void;
  readMessagesWith(read: MessageReader): () => void;
  sayTitle(remote: string, title: string | undefined): () => void;
  keys: Omit<Keys, 'state$'> & { state$: Observable<KeysState> };
  frame(how: FrameLook): () => void;
  guard(): () => void;
  drawers: LentStorage & {
    /** Whose they are: somebody's, or nobody's (null). Undefined while they are not of whoever this page shows. */
    whose(): string | null | undefined;
  };
  report(remote: string, error: unknown, about?: string): void;
}

/** The world as one life of one remote sees it. All that it took is taken back when that life ends. */
export function lendContext(
  services: Services,
  remote: { name: string; version: string },
  hold: () => () => void,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): LentContext {
  const {
    session$,
    theme$,
    language$,
    bus,
    api,
    hub,
    live,
    navigate,
    toast,
    openComposer,
    offer,
    readMessagesWith,
    sayTitle,
    keys,
    frame,
    guard,
    drawers,
    report,
  } = services;
  const lease = new StreamLease();
  const liveLoan = live.lend();
  const lent = new Set<{ takeBack(): void }>();
  let isOver = false;
  /** Something of the shell for as long as this life lasts. */
  const untilItEnds = (take: () => () => void) => {
    if (isOver) return () => undefined;
    const loan = { takeBack: take() };
    lent.add(loan);
    return () => {
      if (lent.delete(loan)) loan.takeBack();
    };
  };
  /** Nobody asked for what a remote still says when it has gone. */
  const whileItLasts =
    <Says extends unknown[]>(act: (...says: Says) => void) =>
    (...says: Says) => {
      if (!isOver) act(...says);
    };
  let owner = drawers.whose() ?? null;
  /** What began for one person keeps nothing for the guest, or for the other one, who comes after them. */
  const mayKeep = () => {
    const whose = drawers.whose();
    if (isOver || whose === undefined) return false;
    owner ??= whose;
    return owner === whose;
  };
  const ownBus = bus.speakAs(remote, lease);
  const ownHub = lendHub(hub, lease);

  return {
    ctx: {
      contract: CONTRACT,
      remote,
      session$: lease.lend(session$),
      theme$: lease.lend(theme$),
      language$: lease.lend(language$),
      bus: { ...ownBus, emit: (type, payload) => whileItLasts(() => ownBus.emit(type, payload))() },
      api: {
        call: (name, input) =>
          api.call(name, {
            ...input,
            signal: input?.signal ? AbortSignal.any([signal, input.signal]) : signal,
          } as typeof input),
      },
      hub: { ...ownHub, trigger: whileItLasts(ownHub.trigger) },
      live: liveLoan.live,
      navigate: whileItLasts(navigate),
      toast: whileItLasts(toast),
      openComposer: whileItLasts(openComposer),
      place: (name, element) => untilItEnds(() => offer(name, element)),
      readMessagesWith: (read) => untilItEnds(() => readMessagesWith(read)),
      sayTitle: (title) => untilItEnds(() => sayTitle(remote.name, title)),
      keys: { state$: lease.lend(keys.state$), ask: async () => (isOver ? undefined : keys.ask()) },
      hold: () => untilItEnds(hold),
      guard: () =>
        untilItEnds(() => {
          const taken = [hold(), guard()];
          return () => taken.forEach((letGo) => letGo());
        }),
      frame: (how) => untilItEnds(() => frame(how)),
      storage: { browser: lendStorage(drawers.browser, mayKeep), tab: lendStorage(drawers.tab, mayKeep) },
      report: (error, about) => report(remote.name, error, about),
      onError: whileItLasts(onError),
      signal,
    },
    end() {
      isOver = true;
      lease.end();
      liveLoan.end();
      for (const loan of lent) loan.takeBack();
      lent.clear();
    },
  };
}
