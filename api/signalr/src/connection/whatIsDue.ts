import { type HubSettings } from '../settings.ts';

/** negotiated: no transport yet. away: the transport was lost and the client may return. */
export type Phase = 'negotiated' | 'handshake' | 'open' | 'away' | 'closed';

export interface Timed {
  readonly phase: Phase;
  /** When the phase began. */
  readonly since: number;
  readonly lastHeardAt: number;
  readonly lastSentAt: number;
  /** We made the client wait and do not even listen, so its silence means little. */
  readonly isDeaf: boolean;
  readonly hasOwnKeepAlive: boolean;
}

export type Due = { readonly act: 'nothing' | 'ping' } | { readonly act: 'end'; readonly reason: string };

/** So many times as long. */
const DEAF = 2;

const nothing: Due = { act: 'nothing' };
const end = (reason: string): Due => ({ act: 'end', reason });

/** What time asks of a connection. */
export function whatIsDue(timed: Timed, settings: HubSettings, now: number): Due {
  const inPhase = now - timed.since;
  switch (timed.phase) {
    case 'negotiated':
      return inPhase > settings.connectTimeoutMs
        ? end('The client negotiated and never connected.')
        : nothing;
    case 'handshake':
      return inPhase > settings.handshakeTimeoutMs ? end('The handshake took too long.') : nothing;
    case 'away':
      return inPhase > settings.reconnectWindowMs ? end('The client did not return in time.') : nothing;
    case 'open':
      if (timed.hasOwnKeepAlive) return nothing;
      // Also of one whom nobody hears: it may be long gone.
      if (now - timed.lastHeardAt > settings.clientTimeoutMs * (timed.isDeaf ? DEAF : 1)) {
        return end('The client was silent for too long.');
      }
      return now - timed.lastSentAt >= settings.keepAliveMs ? { act: 'ping' } : nothing;
    case 'closed':
      return nothing;
  }
}
