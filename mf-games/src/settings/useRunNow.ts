import type { GameMessage } from '@plaza/games-sdk';
import { useState } from 'react';

/** Whether a run is on, as the game on the stage says it, and the wish to pause it. With another game there is none. */
export function useRunNow(gameId = ''): {
  hear: (message: GameMessage) => void;
  pauses: number;
  pause: (() => void) | undefined;
} {
  const [playing, setPlaying] = useState<string>();
  const [pauses, setPauses] = useState(0);
  const hear = ({ kind }: GameMessage) => {
    if (kind === 'start') setPlaying(gameId);
    if (kind === 'score' || kind === 'ready') setPlaying(undefined);
  };
  const isOn = playing === gameId;
  return { hear, pauses, pause: isOn ? () => setPauses((before) => before + 1) : undefined };
}
