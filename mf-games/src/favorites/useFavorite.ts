import { useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useFavoriteChanges } from './FavoriteChanges.tsx';
import { favoriteWords } from './words.ts';

export interface LovedGame {
  id: string;
  title: string;
  isFavorited: boolean;
}

/** Whether a game is among the favourites, and the way to change that and to take it back. It changes once the server has it. */
export function useFavorite({ id, title, isFavorited }: LovedGame) {
  const t = useWords(favoriteWords);
  const { api, report, toast } = useShell();
  const { changed, keep } = useFavoriteChanges();
  const [isBusy, setBusy] = useState(false);
  const isFavorite = changed.get(id) ?? isFavorited;

  const change = async (to: boolean) => {
    const params = { gameId: id };
    const answer = to
      ? await api.call('POST /fav/:gameId', { params })
      : await api.call('DELETE /fav/:gameId', { params });
    keep(id, answer.isFavorited);
  };

  const undo = async () => {
    try {
      await change(isFavorite);
    } catch {
      toast({ message: t.notSaved, tone: 'bad' });
    }
  };

  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await change(!isFavorite);
      const message = isFavorite ? t.removed({ title }) : t.added({ title });
      toast({ message, action: { label: t.undo, onAct: () => void undo() } });
    } catch (error) {
      report(error, 'favorite');
    } finally {
      setBusy(false);
    }
  };

  return { isFavorite, toggle };
}
