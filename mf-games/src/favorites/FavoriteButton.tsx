import { Icon, IconButton, meanOneThing, useWords } from '@plaza/design-system';
import { Heart } from 'lucide';
import classes from './FavoriteButton.module.css';
import { type LovedGame, useFavorite } from './useFavorite.ts';
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
