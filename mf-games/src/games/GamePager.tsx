import type { Game } from '@plaza/api-contract';
import { IconButton, useWords } from '@plaza/design-system';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import classes from './GamePager.module.css';
import { stepAround } from './stepAround.ts';
import { useWheelSteps } from './useWheelSteps.ts';
import { gamesWords } from './words.ts';

/** One game at a time in a frame; the rest waits in a rail. */
export function GamePager({ games }: { games: Game[] }) {
  const t = useWords(gamesWords);
  const [index, setIndex] = useState(0);
  const step = (by: 1 | -1) => setIndex((at) => stepAround(at, by, games.length));
  const handleWheel = useWheelSteps(step);
  const game = games[index] ?? games[0];
  const next = games[stepAround(index, 1, games.length)];
  if (!game) return null;
  return (
    <section className={classes.pager} aria-label={t.title} onWheel={handleWheel}>
      <div className={classes.stage}>
        {/*
         * A game is a stranger's page: it may run and hold the pointer, it gets no origin of ours.
         * The key gives each game a frame of its own, so that going back is not the frame's history.
         */}
        <iframe
          key={game.id}
          className={classes.frame}
          title={game.title}
          src={game.url}
          sandbox="allow-scripts allow-pointer-lock allow-orientation-lock allow-forms"
          allow="fullscreen; gamepad; autoplay"
          style={{ aspectRatio: `${game.width} / ${game.height}` }}
        />
      </div>
      <div className={classes.rail}>
        <IconButton label={t.previous} variant="secondary" onClick={() => step(-1)}>
          <ChevronUp />
        </IconButton>
        <div className={classes.now} aria-live="polite">
          <h2 className={classes.name}>{game.title}</h2>
          <p className={classes.count}>{t.place({ at: index + 1, all: games.length })}</p>
        </div>
        <IconButton label={t.next} variant="secondary" onClick={() => step(1)}>
          <ChevronDown />
        </IconButton>
        {next && next !== game && <p className={classes.next}>{t.coming({ title: next.title })}</p>}
      </div>
    </section>
  );
}
