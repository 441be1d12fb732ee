import type { Match } from '@plaza/api-contract';
import type { GameMessage, HostMessage } from '@plaza/games-sdk';
import { type CallState, useCall, useShell } from '@plaza/shell-contract';
import { useCallback, useEffect, useRef } from 'react';
import type { SayToGame } from '../frame/GameFrame.tsx';
import { useActs } from './useActs.ts';
import { useAskAgain } from './useAskAgain.ts';

/** A sign of life every so often; twelve seconds without one are being away. */
const HERE_MS = 5000;
/** So long after something is due it is asked for; the clocks of two machines are never quite one. */
const DUE_MS = 150;

/** A match as it stands, the line to its game, and what one may do about it. */
export function useMatch(id: string): {
  match: CallState<Match>;
  hear: (message: GameMessage, say: SayToGame) => void;
} {
  const { hub } = useShell();
  const match = useCall('GET /matches/:id', { params: { id } });
  const ask = useAskAgain(match);
  const say = useRef<SayToGame>(undefined);
  /** The last version that the game was told, and whether it is told by events alone. */
  const told = useRef({ version: 0, isOpen: false });
  const isTold = useCallback(() => told.current.isOpen, []);
  const act = useActs(id, { isTold, ask });
  const shown = match.status === 'ready' ? match.answer : undefined;
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });

  useEffect(() => {
    const changed = hub.listen(`match-${id}`, 'match-changed').subscribe({
      next: ({ payload: { version, whole, part } }) => {
        const { current } = latest;
        const isNext = version === told.current.version + 1;
        const news =
          whole !== undefined ? { state: whole } : isNext && part !== undefined ? { part } : undefined;
        if (whole !== undefined) told.current.isOpen = true;
        if (!news || current?.phase !== 'play') return ask();
        if (version <= told.current.version) return;
        told.current.version = version;
        say.current?.(newsOf({ ...current, state: undefined, version, ...news }));
        if (isOver(whole)) ask();
      },
      error: () => undefined,
    });
    const joined = hub.listen(`match-${id}`, 'joined').subscribe({ next: ask, error: () => undefined });
    return () => {
      changed.unsubscribe();
      joined.unsubscribe();
    };
  }, [hub, id, ask]);

  useEffect(() => {
    let isSaid = false;
    const here = async () => {
      // Without a connection it waits for the next one, where one is enough.
      if (isSaid) return;
      isSaid = true;
      try {
        const { away } = await hub.invoke('match-here', id);
        const { players = [] } = latest.current ?? {};
        // Somebody has gone or is back, and nothing else tells of it.
        if (away && players.some((one) => !one.bot && one.here === away.includes(one.player))) ask();
      } catch {
        // A connection that breaks gives no sign of life either: the next one comes by itself.
      } finally {
        isSaid = false;
      }
    };
    void here();
    const clock = setInterval(() => void here(), HERE_MS);
    return () => clearInterval(clock);
  }, [hub, id, ask]);

  // What is due is done when somebody asks for it.
  const due = shown?.phase === 'play' ? shown.seconds_left : null;
  useEffect(() => {
    if (due === null) return;
    const clock = setTimeout(
      () => void hub.invoke('match-here', id).catch(() => undefined),
      due * 1000 + DUE_MS,
    );
    return () => clearTimeout(clock);
  }, [due, shown?.version, hub, id]);

  useEffect(() => {
    if (!shown?.state || shown.version < told.current.version) return;
    told.current.version = shown.version;
    say.current?.(newsOf(shown));
  }, [shown]);

  const hear = useCallback(
    (message: GameMessage, answer: SayToGame) => {
      say.current = answer;
      if (message.kind === 'ready' && shown?.state) answer(newsOf(shown));
      const action = message.kind === 'net' ? actionOf(message.message) : undefined;
      if (action !== undefined) act(action, shown?.acts);
    },
    [act, shown],
  );

  return { match, hear };
}

function newsOf({
  state,
  player,
  version,
  part,
}: Pick<Match, 'player' | 'version'> & {
  state?: unknown;
  part?: unknown;
}): HostMessage {
  const what = part === undefined ? { state } : { part };
  return { kind: 'net', message: { type: 'match', ...what, player, version } };
}

function isOver(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'over' in state && state.over === true;
}

function actionOf(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  return message.type === 'act' && 'action' in message ? message.action : undefined;
}
