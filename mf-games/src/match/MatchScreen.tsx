import type { Match } from '@plaza/api-contract';
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  Icon,
  Screen,
  Spinner,
  TextLink,
  useWords,
} from '@plaza/design-system';
import { useShell, useTitle } from '@plaza/shell-contract';
import { Link, RotateCcw } from 'lucide';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { GameKeys } from '../about/GameKeys.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import { isOurs } from '../frame/isOurs.ts';
import { GameTools } from '../settings/GameTools.tsx';
import { useGameSettings } from '../settings/gameSettings.ts';
import { InviteFriends } from './InviteFriends.tsx';
import classes from './MatchScreen.module.css';
import { useMatch } from './useMatch.ts';
import { matchWords } from './words.ts';

const SIZE = { width: 960, height: 640 };

/** The match of an address. A rematch is another one: nothing of the one before counts in it. */
export function MatchScreen() {
  const { matchId = '' } = useParams();
  return <OneMatch key={matchId} id={matchId} />;
}

/** A game that people play together: who is there, the board, and what comes after. */
function OneMatch({ id }: { id: string }) {
  const t = useWords(matchWords);
  const { match, hear } = useMatch(id);
  const { settings, change } = useGameSettings();
  const [isTroubled, setTroubled] = useState(false);
  useTitle(match.status === 'ready' ? match.answer.game.title : t.title);
  const isUnknown =
    match.status === 'failed' &&
    (match.error.code === 'games.unknown-match' || match.error.code === 'http.bad-input');
  const isFull = match.status === 'failed' && match.error.code === 'games.too-many-watchers';
  return (
    <Screen width="wide" data-status={match.status}>
      {match.status === 'loading' && (
        <p className={classes.waiting}>
          <Spinner label="" /> {t.loading}
        </p>
      )}
      {isUnknown && (
        <EmptyState title={t.unknown} action={<TextLink href="/games">{t.toGames}</TextLink>}>
          {t.unknownWords}
        </EmptyState>
      )}
      {isFull && (
        <EmptyState title={t.full} action={<Button onClick={match.retry}>{t.again}</Button>}>
          {t.fullWords}
        </EmptyState>
      )}
      {match.status === 'failed' && !isUnknown && !isFull && (
        <ErrorState title={t.failed} onRetry={match.retry} requestId={match.error.requestId} />
      )}
      {match.status === 'ready' && (
        <>
          <header className={classes.header}>
            <h1 className={classes.title}>{match.answer.game.title}</h1>
            <Players match={match.answer} />
            {match.answer.state && !isTroubled ? (
              <GameTools settings={settings} onChange={change}>
                <GameKeys game={match.answer.game} />
              </GameTools>
            ) : null}
          </header>
          <Told match={match.answer} onChange={match.refetch} />
          {canInvite(match.answer) ? <InviteFriends matchId={match.answer.id} /> : null}
          {match.answer.phase === 'lobby' && isOurs(match.answer.game) ? (
            <div className={classes.ahead}>
              <img className={classes.picture} src={`${match.answer.game.url}still.webp`} alt="" />
            </div>
          ) : null}
          {match.answer.state ? (
            <div className={classes.stage}>
              <GameFrame
                key={match.answer.id}
                game={{ ...match.answer.game, ...SIZE }}
                takesFocus
                settings={settings}
                onSettings={change}
                onTrouble={setTroubled}
                onMessage={hear}
              />
            </div>
          ) : null}
        </>
      )}
    </Screen>
  );
}

function canInvite({ phase, player, players, most }: Match): boolean {
  return phase === 'lobby' && player !== null && players.length < most;
}

function Players({ match }: { match: Match }) {
  const t = useWords(matchWords);
  return (
    <ul className={classes.players} aria-label={t.players}>
      {match.players.map(({ player, person, here, bot }) => {
        const name = bot ? t.bot : (person?.name ?? t.somebody);
        return (
          <li key={player} className={classes.player} data-won={match.winners.includes(player) || undefined}>
            <Avatar
              name={name}
              src={person?.profile ?? undefined}
              size="s"
              presence={here ? 'online' : 'away'}
            />
            <span dir="auto">{player === match.player ? t.you : name}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** For so long one waits for people before a bot is offered. */
const ALONE_MS = 8000;

/** True once it has been so for so long. */
function useLater(isSo: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const clock = setTimeout(() => setOver(true), ms);
    return () => {
      clearTimeout(clock);
      setOver(false);
    };
  }, [isSo, ms]);
  return isSo && isOver;
}

/** One line on how the match stands, with the one thing to do about it. */
function Told({ match, onChange }: { match: Match; onChange: () => void }) {
  const t = useWords(matchWords);
  const { api, navigate, toast } = useShell();
  const [isBusy, setBusy] = useState(false);
  const { id, phase, player, players, least, most, next, winners } = match;
  const isAlone = useLater(phase === 'lobby' && player !== null && players.length < least, ALONE_MS);

  useEffect(() => {
    if (next && player !== null) navigate(`/play/match/${next}`, { replace: true });
  }, [navigate, next, player]);

  const act = async (name: `POST /matches/:id/${'join' | 'begin' | 'rematch'}`) => {
    setBusy(true);
    try {
      await api.call(name, { params: { id } });
      onChange();
    } catch {
      toast({ message: t.notDone, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast({ message: t.copied, tone: 'good' });
    } catch {
      toast({ message: t.notCopied({ address: window.location.href }), stays: true });
    }
  };

  if (phase === 'lobby') {
    const isIn = player !== null;
    const canBegin = isIn && players.length >= least;
    const takesBot = isAlone && match.has_bots === true;
    return (
      <div className={classes.told} role="status">
        <p>
          {isIn ? (takesBot ? t.alone : most > least ? t.waitingFor({ least, most }) : t.waiting) : t.invited}
        </p>
        <div className={classes.ways}>
          {canBegin || takesBot ? (
            <Button busy={isBusy} onClick={() => void act('POST /matches/:id/begin')}>
              {canBegin ? t.begin : t.withBot}
            </Button>
          ) : null}
          {!isIn && players.length < most ? (
            <Button busy={isBusy} onClick={() => void act('POST /matches/:id/join')}>
              {t.join}
            </Button>
          ) : (
            <Button
              variant={canBegin || takesBot ? 'secondary' : 'primary'}
              icon={<Icon icon={Link} />}
              onClick={() => void copy()}
            >
              {t.copy}
            </Button>
          )}
        </div>
      </div>
    );
  }
  if (phase === 'play') {
    const away = players.some((one) => !one.here && one.player !== player);
    return (
      <p className={classes.told} role="status">
        {away ? t.away : player === null ? t.watching : t.playing}
      </p>
    );
  }
  const asked = players.some((one) => one.player === player && one.wants_rematch);
  const other = players.some((one) => one.player !== player && one.wants_rematch);
  const result = winners.length === 0 ? t.draw : player !== null && winners.includes(player) ? t.won : t.over;
  return (
    <div className={classes.told} role="status">
      <p>{other && !asked ? `${result} ${t.otherWants}` : result}</p>
      {player === null ? null : (
        <Button
          icon={<Icon icon={RotateCcw} />}
          busy={isBusy}
          disabled={asked}
          onClick={() => void act('POST /matches/:id/rematch')}
        >
          {asked ? t.rematchAsked : t.rematch}
        </Button>
      )}
    </div>
  );
}
