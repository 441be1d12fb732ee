import { Button, ButtonLink, EmptyState, useWords } from '@plaza/design-system';
import { isOurs } from './isOurs.ts';
import classes from './TroubledGame.module.css';
import { frameWords } from './words.ts';

interface TroubledGameProps {
  game: { title: string; url: string };
  /** It never said that it is there, or its site lets nobody frame it. */
  why: 'silent' | 'refused';
  onRetry(): void;
  /** To the next game, where there is one. */
  onNext?: (() => void) | undefined;
}

/** In place of a game that cannot be played here: why, and the ways on. */
export function TroubledGame({ game, why, onRetry, onNext }: TroubledGameProps) {
  const t = useWords(frameWords);
  const { title, url } = game;
  const words = isOurs(game) ? t.silentWords : t.silentElsewhere;
  return (
    <EmptyState
      className={classes.trouble}
      title={why === 'refused' ? t.refused({ title }) : t.silent({ title })}
      action={
        <div className={classes.ways}>
          {why === 'silent' ? <Button onClick={onRetry}>{t.retry}</Button> : null}
          {isOurs(game) ? null : (
            <ButtonLink
              variant={why === 'refused' ? 'primary' : 'secondary'}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t.ownTab}
            </ButtonLink>
          )}
          {onNext ? (
            <Button variant="secondary" onClick={onNext}>
              {t.next}
            </Button>
          ) : (
            <ButtonLink variant="secondary" href="/games">
              {t.toGames}
            </ButtonLink>
          )}
        </div>
      }
    >
      {why === 'refused' ? t.refusedWords : words}
    </EmptyState>
  );
}
