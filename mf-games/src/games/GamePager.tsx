import type { Game } from '@plaza/api-contract';
import { ButtonLink, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { useRuns } from '../board/useRuns.ts';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import { isOurs } from '../frame/isOurs.ts';
import { Pager } from '../pager/Pager.tsx';
import { gamesWords } from './words.ts';

/** One game at a time in a frame; once it is there, the next one is got ready behind it. */
export function GamePager({ games }: { games: Game[] }) {
  const t = useWords(gamesWords);
  const [ready, setReady] = useState<string>();
  return (
    <Pager
      label={t.title}
      items={games}
      idOf={({ id }) => id}
      titleOf={({ title }) => title}
      previousLabel={t.previous}
      nextLabel={t.next}
      warmsNext
      stage={(game, step, shown) => {
        const isNext = game.id !== shown.id;
        // A stranger's page is not asked for before somebody wants to see it.
        if (isNext && (ready !== shown.id || !isOurs(game))) return null;
        const onReady = () => setReady(game.id);
        return <PagedGame key={game.id} {...{ game, isNext, onReady }} onPage={step} />;
      }}
      acts={(game) => (
        <>
          <FavoriteButton key={game.id} game={game} />
          <ButtonLink variant="ghost" size="s" href={`/play/${game.id}`}>
            {t.open}
          </ButtonLink>
        </>
      )}
    />
  );
}

interface PagedGameProps {
  game: Game;
  isNext: boolean;
  onPage: (by: 1 | -1) => void;
  onReady: () => void;
}

/** A run that is played here counts as one on the game's own page. */
function PagedGame({ game, isNext, onPage, onReady }: PagedGameProps) {
  const { hear } = useRuns(game.id, false);
  return (
    <GameFrame
      game={game}
      isAhead={isNext}
      onPage={onPage}
      onReady={onReady}
      onMessage={isOurs(game) ? hear : undefined}
    />
  );
}
