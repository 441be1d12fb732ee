import { Icon, IconButton, meanOneThing, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { Heart } from 'lucide';
import { useState } from 'react';
import { useFavoriteChanges } from './FavoriteChanges.tsx';
import classes from './FavoriteButton.module.css';
import { favoriteWords } from './words.ts';

/** The heart: full while the game is a favourite. */
export function FavoriteButton({ game }: { game: LovedGame }) {
  const t = useWords(favoriteWords);
  const { isFavorite, toggle } = useFavorite(game);
  return (
    <IconButton
      label={isFavorite ? t.remove : t.add}
      variant="secondary"
      onClick={meanOneThing(() => void toggle())}
    >
      <Icon icon={Heart} className={classes.heart} data-favorite={isFavorite || undefined} />
    </IconButton>
  );
}

interface LovedGame {
  id: string;
  title: string;
  isFavorited: boolean;
}

/** Whether a game is among the favourites, and the way to change that and to take it back. It changes once the server has it. */
function useFavorite({ id, title, isFavorited }: LovedGame) {
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
