import type { Game } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';

/** Whether a game is among the favourites, and the way to change that. It changes once the server has it. */
export function useFavorite(game: Game) {
  const { api, report } = useShell();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const isFavorite = changed.get(game.id) ?? game.isFavorited;

  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { id } = game;
      const answer = isFavorite
        ? await api.call('DELETE /fav/:gameId', { params: { gameId: id } })
        : await api.call('POST /fav/:gameId', { params: { gameId: id } });
      setChanged((before) => new Map(before).set(id, answer.isFavorited));
    } catch (error) {
      report(error, 'favorite');
    } finally {
      setBusy(false);
    }
  };

  return { isFavorite, toggle };
}
