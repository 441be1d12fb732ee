import {
  type ApiClient,
  CONTRACT,
  type FrameLook,
  type Keys,
  type KeysState,
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
    report,
  } = services;
  const lease = new StreamLease();
  const liveLoan = live.lend();
  const lent = new Set<{ takeBack(): void }>();
  const untilItEnds = (takeBack: () => void) => {
    const loan = { takeBack };
    lent.add(loan);
    return () => {
      if (lent.delete(loan)) loan.takeBack();
    };
  };

  return {
    ctx: {
      contract: CONTRACT,
      remote,
      session$: lease.lend(session$),
      theme$: lease.lend(theme$),
      language$: lease.lend(language$),
      bus: bus.speakAs(remote, lease),
      api: {
        call: (name, input) =>
          api.call(name, {
            ...input,
            signal: input?.signal ? AbortSignal.any([signal, input.signal]) : signal,
          } as typeof input),
      },
      hub: lendHub(hub, lease),
      live: liveLoan.live,
      navigate,
      toast,
      openComposer,
      place: (name, element) => untilItEnds(offer(name, element)),
      readMessagesWith: (read) => untilItEnds(readMessagesWith(read)),
      sayTitle: (title) => untilItEnds(sayTitle(remote.name, title)),
      keys: { state$: lease.lend(keys.state$), ask: () => keys.ask() },
      hold: () => untilItEnds(hold()),
      frame: (how) => untilItEnds(frame(how)),
      report: (error, about) => report(remote.name, error, about),
      onError,
      signal,
    },
    end() {
      lease.end();
      liveLoan.end();
      for (const loan of lent) loan.takeBack();
      lent.clear();
    },
  };
}
