import type { BoardPlace, BoardSpan, Game } from '@plaza/api-contract';
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  Icon,
  Skeleton,
  Switch,
  Tabs,
  TextLink,
  useWords,
} from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { Share2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import classes from './Board.module.css';
import type { LastScore } from './useRuns.ts';
import { boardWords } from './words.ts';

interface BoardProps {
  game: Game;
  /** How many runs of this visit were counted: the board is asked again after each. */
  counted: number;
  last: LastScore | undefined;
  daily: boolean;
  onDaily: (daily: boolean) => void;
  /** Slow mode is on: its runs have a board too. */
  slow: boolean;
}

/** Who has played best, beside the game. */
export function Board({ game, counted, last, daily, onDaily, slow }: BoardProps) {
  const t = useWords(boardWords);
  const spans: BoardSpan[] = [
    'today',
    'daily',
    'week',
    'all',
    'friends',
    ...(slow ? (['slow'] as const) : []),
  ];
  return (
    <section className={classes.board} aria-label={t.title}>
      <header className={classes.header}>
        <h2 className={classes.title}>{t.title}</h2>
        <Switch label={t.dailySeed} checked={daily} onChange={({ checked }) => onDaily(checked)} />
      </header>
      {last ? <Own game={game} last={last} /> : null}
      <Tabs
        label={t.spans}
        tabs={spans.map((span) => ({
          id: span,
          label: t[span],
          content: <Places game={game} span={span} counted={counted} />,
        }))}
      />
    </section>
  );
}

/** The score of just now, and the way to tell the others. */
function Own({ game, last: { value, slow, standing } }: { game: Game; last: LastScore }) {
  const t = useWords(boardWords);
  const { share, state } = useShareScore(game, value);
  const score = value.toLocaleString();
  return (
    <div className={classes.own} role="status">
      <p className={classes.score}>
        {standing.ranked ? t.counted({ score }) : slow ? t.countedSlow({ score }) : t.uncounted({ score })}
        {standing.rank === null ? '' : ` ${t.rank({ rank: String(standing.rank) })}`}
      </p>
      <Button
        variant="secondary"
        icon={<Icon icon={Share2} />}
        busy={state === 'sending'}
        disabled={state === 'sent'}
        onClick={() => void share()}
      >
        {state === 'sent' ? t.shared : t.share}
      </Button>
    </div>
  );
}

function Places({ game, span, counted }: { game: Game; span: BoardSpan; counted: number }) {
  const t = useWords(boardWords);
  const board = useCall('GET /games/:id/board', { params: { id: game.id }, query: { span } });
  const { refetch } = board;
  const known = useRef(counted);
  useEffect(() => {
    if (known.current === counted) return;
    known.current = counted;
    refetch();
  }, [counted, refetch]);

  if (board.status === 'loading')
    return (
      <div role="status" aria-label={t.loading} className={classes.places}>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className={classes.waiting} />
        ))}
      </div>
    );
  if (board.status === 'failed')
    return <ErrorState title={t.failed} onRetry={board.retry} requestId={board.error.requestId} />;
  const { places, own } = board.answer;
  if (places.length === 0) return <EmptyState title={t.none}>{t.noneWords}</EmptyState>;
  const isListed = places.some(({ person }) => person.id === own?.person.id);
  return (
    <ol className={classes.places}>
      {places.map((place) => (
        <Place key={place.person.id} place={place} isOwn={place.person.id === own?.person.id} />
      ))}
      {own && !isListed ? <Place place={own} isOwn /> : null}
    </ol>
  );
}

function Place({ place: { place, value, person }, isOwn }: { place: BoardPlace; isOwn: boolean }) {
  return (
    <li className={classes.place} data-own={isOwn || undefined}>
      <span className={classes.rank}>{place}</span>
      <Avatar name={person.name} src={person.profile ?? undefined} size="s" decorative />
      <TextLink href={`/user/${person.username}`} className={classes.name}>
        <bdi>{person.name}</bdi>
      </TextLink>
      <span className={classes.value}>{value.toLocaleString()}</span>
    </li>
  );
}

/** Tells the feed of a score, with a link that opens the game. */
function useShareScore(game: Game, value: number) {
  const t = useWords(boardWords);
  const { api, toast } = useShell();
  const [sent, setSent] = useState<{ value: number; state: 'sending' | 'sent' }>();
  const state = sent?.value === value ? sent.state : 'idle';

  const share = async () => {
    setSent({ value, state: 'sending' });
    const form = new FormData();
    const address = `${window.location.origin}/play/${game.id}`;
    form.set('context', t.post({ score: value.toLocaleString(), title: game.title, address }));
    form.set('clientId', crypto.randomUUID());
    try {
      await api.call('POST /content', { body: form });
      setSent({ value, state: 'sent' });
    } catch {
      setSent(undefined);
      toast({ message: t.notShared, tone: 'bad' });
    }
  };

  return { share, state };
}
