import type { Game } from '@plaza/api-contract';
import type { GameMessage } from '@plaza/games-sdk';
import { Button, ButtonLink, Icon, useWords } from '@plaza/design-system';
import { LayoutGrid } from 'lucide';
import { useRef, useState } from 'react';
import { GameKeys } from '../about/GameKeys.tsx';
import { useLine } from '../about/wordOf.ts';
import { useRuns } from '../board/useRuns.ts';
import { GameCard } from '../cover/GameCard.tsx';
import { Shelf } from '../cover/Shelf.tsx';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import { isOurs } from '../frame/isOurs.ts';
import { Pager } from '../pager/Pager.tsx';
import { usePager } from '../pager/usePager.ts';
import { type GameSettings, useGameSettings } from '../settings/gameSettings.ts';
import { GameTools } from '../settings/GameTools.tsx';
import { useRunNow } from '../settings/useRunNow.ts';
import { wantsStillness } from '../wantsStillness.ts';
import { gamesWords } from './words.ts';

const idOf = ({ id }: Game) => id;

/** One game at a time in a frame; once it is there, the next one is got ready behind it. All of them stand below. */
export function GamePager({ games }: { games: Game[] }) {
  const t = useWords(gamesWords);
  const { settings, change } = useGameSettings();
  const { item: now } = usePager(games, idOf);
  const [ready, setReady] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [troubled, setTroubled] = useState<string>();
  const run = useRunNow(now?.id);
  const lineOf = useLine();
  const stage = useRef<HTMLDivElement>(null);
  const shelf = useRef<HTMLDivElement>(null);
  const show = (part: HTMLElement | null) =>
    part?.scrollIntoView({ behavior: wantsStillness() ? 'auto' : 'smooth' });
  return (
    <>
      <div ref={stage}>
        <Pager
          label={t.title}
          items={games}
          idOf={idOf}
          titleOf={({ title }) => title}
          previousLabel={t.previous}
          nextLabel={t.next}
          warmsNext
          stage={(game, step, shown) => {
            const isNext = game.id !== shown.id;
            // A stranger's page is not asked for before somebody wants to see it.
            if (isNext && (ready !== shown.id || !isOurs(game))) return null;
            const onReady = () => setReady(game.id);
            return (
              <PagedGame
                key={game.id}
                {...{ game, isNext, onReady, settings }}
                onTrouble={(is) => setTroubled(is ? game.id : undefined)}
                takesFocus={chosen === game.id}
                pauses={isNext ? 0 : run.pauses}
                onPage={step}
                onSettings={change}
                onSaid={run.hear}
              />
            );
          }}
          acts={(game) => (
            <>
              {troubled === game.id ? null : (
                <GameTools
                  settings={settings}
                  onChange={change}
                  onPause={run.pause}
                  isPaused={!isOurs(game) && run.pauses % 2 === 1}
                >
                  <GameKeys game={game} />
                </GameTools>
              )}
              <FavoriteButton key={game.id} game={game} />
              <ButtonLink variant="ghost" size="s" href={`/play/${game.id}`}>
                {t.open}
              </ButtonLink>
              <Button
                variant="ghost"
                size="s"
                icon={<Icon icon={LayoutGrid} />}
                onClick={() => show(shelf.current)}
              >
                {t.all}
              </Button>
            </>
          )}
        />
      </div>
      <div ref={shelf}>
        <Shelf title={t.all}>
          {games.map((game) => (
            <GameCard
              key={game.id}
              to={`/games?${new URLSearchParams({ at: game.id }).toString()}`}
              isShown={game.id === now?.id}
              onChoose={() => {
                setChosen(game.id);
                show(stage.current);
              }}
              title={game.title}
              picture={game.image_url ?? ''}
              line={lineOf(game)}
            />
          ))}
        </Shelf>
      </div>
    </>
  );
}

interface PagedGameProps {
  game: Game;
  isNext: boolean;
  settings: GameSettings;
  pauses: number;
  takesFocus: boolean;
  onPage: (by: 1 | -1) => void;
  onReady: () => void;
  onTrouble: (isTroubled: boolean) => void;
  onSettings: (settings: object) => void;
  onSaid: (message: GameMessage) => void;
}

/** A run that is played here counts as one on the game's own page. */
function PagedGame({ game, isNext, onSaid, ...frame }: PagedGameProps) {
  const { hear } = useRuns(game.id, false);
  return (
    <GameFrame
      {...frame}
      game={game}
      isAhead={isNext}
      onMessage={(message, say) => {
        onSaid(message);
        if (isOurs(game)) hear(message, say);
      }}
    />
  );
}
