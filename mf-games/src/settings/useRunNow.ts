import type { GameMessage } from '@plaza/games-sdk';
import { useState } from 'react';

/**
 * Whether a run is on, as the game on the stage says it, and the wish to pause it. With another game there is none. A game
 * of ours goes on by itself; of a stranger's every second wish is to go on.
 */
export function useRunNow(gameId = ''): {
  hear: (message: GameMessage) => void;
  pauses: number;
  pause: (() => void) | undefined;
} {
  const [run, setRun] = useState<{ of: string; pauses: number }>();
  const hear = ({ kind }: GameMessage) => {
    if (kind === 'start') setRun({ of: gameId, pauses: 0 });
    if (kind === 'score' || kind === 'ready') setRun(undefined);
  };
  const isOn = run?.of === gameId;
  return {
    hear,
    pauses: isOn ? run.pauses : 0,
    pause: isOn ? () => setRun({ of: gameId, pauses: run.pauses + 1 }) : undefined,
  };
}
