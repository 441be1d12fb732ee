import { type ApiClient, CONTRACT, type Session, type Theme, type Toast } from '@plaza/shell-contract';
import type { Observable } from 'rxjs';
import type { ShellBus } from '../../bus/ShellBus.ts';
import { StreamLease } from '../../bus/StreamLease.ts';
import type { HubDesk } from '../../hub/HubDesk.ts';
import type { LentContext } from '../slot/Life.ts';

/** What the shell does for every remote. */
export interface Services {
  session$: Observable<Session>;
  theme$: Observable<Theme>;
  bus: ShellBus;
  api: ApiClient;
  hub: HubDesk;
  navigate(to: string, options?: { replace?: boolean }): void;
  toast(toast: Toast): void;
  openComposer(): void;
  offer(name: string, element: HTMLElement): () => void;
  report(remote: string, error: unknown, about?: string): void;
}

/** The world as one life of one remote sees it. All that it took is taken back when that life ends. */
export function lendContext(
  services: Services,
  remote: { name: string; version: string },
  signal: AbortSignal,
  onError: (error: unknown) => void,
): LentContext {
  const { session$, theme$, bus, api, hub, navigate, toast, openComposer, offer, report } = services;
  const lease = new StreamLease();
  const places = new Set<{ takeBack(): void }>();

  return {
    ctx: {
      contract: CONTRACT,
      remote,
      session$: lease.lend(session$),
      theme$: lease.lend(theme$),
      bus: bus.speakAs(remote, lease),
      api: {
        call: (name, input) =>
          api.call(name, {
            ...input,
            signal: input?.signal ? AbortSignal.any([signal, input.signal]) : signal,
          } as typeof input),
      },
      hub: {
        state$: lease.lend(hub.state$),
        on: (type) => lease.lend(hub.on(type)),
        sync: () => lease.lend(hub.synced$),
      },
      navigate,
      toast,
      openComposer,
      place(name, element) {
        const place = { takeBack: offer(name, element) };
        places.add(place);
        return () => {
          if (places.delete(place)) place.takeBack();
        };
      },
      report: (error, about) => report(remote.name, error, about),
      onError,
      signal,
    },
    end() {
      lease.end();
      for (const place of places) place.takeBack();
      places.clear();
    },
  };
}
