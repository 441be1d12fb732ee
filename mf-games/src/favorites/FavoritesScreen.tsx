import {
  Avatar,
  ButtonLink,
  EmptyState,
  ErrorState,
  Screen,
  Skeleton,
  Switch,
  useWords,
} from '@plaza/design-system';
import { useCall, useShell, useTitle } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';
import { GameCard } from '../cover/GameCard.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import { useFavoriteChanges } from './FavoriteChanges.tsx';
import classes from './FavoritesScreen.module.css';
import { favoriteWords } from './words.ts';

export function FavoritesScreen() {
  const t = useWords(favoriteWords);
  useTitle(t.title);
  const games = useCall('GET /fav');
  const { changed } = useFavoriteChanges();
  const listed = games.status === 'ready' ? games.answer : [];
  const shown = listed.filter(({ id }) => changed.get(id) !== false);
  // Taken back by what was said on another screen.
  const isMissing = [...changed].some(([id, is]) => is && !listed.some((game) => game.id === id));
  const { refetch } = games;
  useEffect(() => {
    if (isMissing) refetch();
  }, [isMissing, refetch]);
  return (
    <Screen width="wide" data-status={games.status}>
      <Owner />
      <h2 className={classes.title}>{t.grid}</h2>
      {games.status === 'loading' && (
        <div className={classes.grid} role="status" aria-label={t.loading}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className={classes.waiting} />
          ))}
        </div>
      )}
      {games.status === 'failed' && (
        <ErrorState title={t.failed} onRetry={games.retry} requestId={games.error.requestId} />
      )}
      {games.status === 'ready' && shown.length === 0 && (
        <EmptyState title={t.none} action={<ButtonLink href="/games">{t.toGames}</ButtonLink>}>
          {t.noneWords}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul className={classes.grid}>
          {shown.map((game) => (
            <GameCard
              key={game.id}
              title={game.title}
              picture={game.image_url}
              to={`/play/${game.id}`}
              act={<FavoriteButton game={{ ...game, isFavorited: true }} />}
            />
          ))}
        </ul>
      )}
      <Played />
    </Screen>
  );
}

/** What was played last, for who has played; it is no loss when it does not load. */
function Played() {
  const t = useWords(favoriteWords);
  const games = useCall('GET /played');
  if (games.status !== 'ready' || games.answer.length === 0) return null;
  return (
    <section className={classes.played} aria-label={t.played}>
      <h2 className={classes.title}>{t.played}</h2>
      <ul className={classes.grid}>
        {games.answer.map((game) => (
          <GameCard key={game.id} title={game.title} picture={game.image_url} to={`/play/${game.id}`} />
        ))}
      </ul>
    </section>
  );
}

/** Whose favourites these are, and whether others see them. */
function Owner() {
  const t = useWords(favoriteWords);
  const profile = useCall('GET /profile');
  if (profile.status !== 'ready')
    return (
      <h1 dir="auto" className={classes.name}>
        {t.title}
      </h1>
    );
  const { name, username, profile: picture } = profile.answer;
  return (
    <header className={classes.owner}>
      <Avatar name={name} src={picture ?? undefined} size="xl" decorative />
      <div>
        <h1 dir="auto" className={classes.name}>
          {name}
        </h1>
        <p className={classes.username}>@{username}</p>
      </div>
      <Visibility />
    </header>
  );
}

function Visibility() {
  const t = useWords(favoriteWords);
  const { api, toast } = useShell();
  const settings = useCall('GET /fav-settings');
  const [chosen, setChosen] = useState<boolean>();
  if (settings.status !== 'ready') return null;
  const change = async (isPublic: boolean) => {
    setChosen(isPublic);
    try {
      await api.call('PUT /fav-settings', { body: { public: isPublic } });
    } catch {
      setChosen(!isPublic);
      toast({ message: t.notSaved, tone: 'bad' });
    }
  };
  return (
    <Switch
      className={classes.visibility}
      label={t.shown}
      hint={t.shownHint}
      checked={chosen ?? settings.answer.public}
      onChange={({ checked }) => void change(checked)}
    />
  );
}
