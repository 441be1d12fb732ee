import type { Framing } from '@plaza/api-contract';
import type { GameMessage, HostMessage } from '@plaza/games-sdk';
import { useAwake, useHold, useShell, useStream } from '@plaza/shell-contract';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameSettings } from '../settings/gameSettings.ts';
import { wantsStillness } from '../wantsStillness.ts';
import classes from './GameFrame.module.css';
import { isOurs } from './isOurs.ts';
import { type GameLine, talkToGame } from './talkToGame.ts';
import { TroubledGame } from './TroubledGame.tsx';
import { useFraming } from './useFraming.ts';

/** A game that has not said that it is ready by then will not. */
const READY_MS = 10_000;

/** The game learns by it which page it may talk to, and whether the wheel turns to another game. A stranger's address stays as it is: the referrer says it too. */
const framedAddress = (game: FramedGame, isPaged: boolean) =>
  isOurs(game)
    ? `${game.url}#host=${encodeURIComponent(window.location.origin)}${isPaged ? '&paged' : ''}`
    : game.url;

const NO_SETTINGS: GameSettings = {};

/** What a frame needs to know of a game. */
export interface FramedGame {
  id: string;
  title: string;
  url: string;
  width: number;
  height: number;
}

export type SayToGame = (message: HostMessage) => void;

interface GameFrameProps {
  game: FramedGame;
  /** The game asks for its neighbour: a key that it does not need was pressed in it. */
  onPage?: (by: 1 | -1) => void;
  /** What the player has chosen for all games. */
  settings?: GameSettings;
  /** The player has changed a setting in the game. */
  onSettings?: (settings: object) => void;
  /** Grows with each wish for a pause, and with each to go on. */
  pauses?: number;
  /** It is not shown yet: out of sight, silent and with nothing that counts. */
  isAhead?: boolean;
  /** Somebody came here to play: keys go to the game at once, unless they are wanted elsewhere. */
  takesFocus?: boolean;
  onReady?: () => void;
  /** Words stand in its place, because it does not start or may not be shown; or it is loaded anew. */
  onTrouble?: (isTroubled: boolean) => void;
  /** Hears what the game says, and may answer. */
  onMessage?: ((message: GameMessage, say: SayToGame) => void) | undefined;
}

/** A game in a frame that can touch neither the account nor the page. */
export function GameFrame(props: GameFrameProps) {
  const {
    game,
    onPage,
    onMessage,
    onReady,
    onSettings,
    onTrouble,
    settings = NO_SETTINGS,
    pauses = 0,
    isAhead = false,
    takesFocus = false,
  } = props;
  const muted = settings.muted === true || isAhead;
  const { language$ } = useShell();
  const locale = useStream(language$, 'en');
  const frame = useRef<HTMLIFrameElement>(null);
  const line = useRef<GameLine | undefined>(undefined);
  const [round, setRound] = useState(0);
  /** Grows while the game says that it is still loading: each word gives it ten seconds more. */
  const [loaded, setLoaded] = useState(0);
  const [said, setSaid] = useState<'nothing' | 'ready' | 'too-late'>('nothing');
  const [hasLoaded, setHasLoaded] = useState(false);
  const framing = useFraming(game);
  const state = stateOf(said, !isOurs(game) && hasLoaded, framing);
  /** A run has begun and is not over. */
  const [isPlaying, setPlaying] = useState(false);
  // Nobody loses a game to a newer version of this page.
  useHold(isPlaying && !isAhead);
  useAwake(isPlaying && !isAhead);
  const page = useRef(onPage);
  const heard = useRef(onMessage);
  const changed = useRef(onSettings);
  /** What the game said when it was ready; whoever puts it on the stage later is told then. */
  const ready = useRef<GameMessage>(undefined);
  const [readies, setReadies] = useState(0);
  useEffect(() => {
    page.current = isAhead ? undefined : onPage;
    heard.current = isAhead ? undefined : onMessage;
    changed.current = isAhead ? undefined : onSettings;
  });

  const isHere = state === 'ready' && !isAhead;
  const tellReady = useEffectEvent(() => {
    if (takesFocus && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
    onReady?.();
    if (ready.current) onMessage?.(ready.current, (answer) => line.current?.say(answer));
  });
  useEffect(() => {
    if (isHere) tellReady();
  }, [isHere, readies]);

  const isTroubled = state === 'silent' || state === 'refused';
  const tellTrouble = useEffectEvent((is: boolean) => onTrouble?.(is));
  useEffect(() => {
    if (!isTroubled || isAhead) return;
    tellTrouble(true);
    return () => tellTrouble(false);
  }, [isTroubled, isAhead]);

  useEffect(() => {
    if (state !== 'loading' || isAhead) return;
    const patience = setTimeout(() => setSaid('too-late'), READY_MS);
    return () => clearTimeout(patience);
  }, [state, isAhead, round, loaded]);

  useEffect(() => () => line.current?.close(), []);

  useEffect(() => {
    line.current?.say({ kind: 'mute', muted });
  }, [muted]);

  useEffect(() => {
    const { muted: _, ...shown } = settings;
    line.current?.say({ kind: 'settings', settings: shown });
  }, [settings]);

  // A game of ours goes on by itself with the next key; a stranger's waits to be told.
  const mustPause = isOurs(game) || pauses % 2 === 1;
  useEffect(() => {
    if (pauses === 0) return;
    line.current?.say({ kind: mustPause ? 'pause' : 'resume' });
    // The next key is the game's.
    frame.current?.focus();
  }, [pauses, mustPause]);

  /** The player has paused it by the page, and goes on by the page alone. */
  const isHeld = !isOurs(game) && pauses % 2 === 1;
  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) line.current?.say({ kind: 'pause' });
      else if (!isHeld) line.current?.say({ kind: 'resume' });
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [isHeld]);

  const handleLoad = () => {
    setHasLoaded(true);
    if (!frame.current) return;
    line.current?.close();
    line.current = talkToGame(frame.current, {
      settings: { ...settings, muted, reducedMotion: wantsStillness() },
      locale,
      onMessage: (message) => {
        if (message.kind === 'ready') {
          // Told from the effect, once it is on the stage.
          ready.current = message;
          setReadies((before) => before + 1);
          setSaid('ready');
          return;
        }
        if (message.kind === 'progress') setLoaded((before) => Math.max(before, Math.min(1, message.part)));
        if (message.kind === 'start') setPlaying(true);
        if (message.kind === 'score') setPlaying(false);
        if (message.kind === 'page') page.current?.(message.by);
        if (message.kind === 'settings') changed.current?.(message.settings);
        heard.current?.(message, (answer) => line.current?.say(answer));
      },
    });
  };

  const retry = () => {
    setPlaying(false);
    setSaid('nothing');
    setHasLoaded(false);
    setRound((before) => before + 1);
  };

  if (isTroubled) {
    // Nobody is told of a game that is not on the stage.
    if (isAhead) return null;
    return <TroubledGame game={game} why={state} onRetry={retry} onNext={onPage && (() => onPage(1))} />;
  }
  return (
    /*
     * A game may run and hold the pointer; it gets no origin of ours. The key gives each game a frame of its own,
     * so that going back is not the frame's history.
     */
    <iframe
      key={`${game.id} ${round}`}
      ref={frame}
      className={classes.frame}
      data-status={state}
      title={game.title}
      src={framedAddress(game, onPage !== undefined)}
      width={game.width}
      height={game.height}
      sandbox="allow-scripts allow-pointer-lock allow-orientation-lock allow-forms"
      allow="fullscreen *; gamepad *; autoplay *"
      data-ours={(isOurs(game) && !isAhead) || undefined}
      data-ahead={isAhead || undefined}
      inert={isAhead}
      style={{ '--ratio': `${game.width} / ${game.height}` } as CSSProperties}
      onLoad={handleLoad}
    />
  );
}

/**
 * A game of ours is there when it says so. A stranger's may know nothing of us: it is there as well once its frame has
 * loaded and its site lets it be framed, because a frame loads too where a browser shows nothing in it.
 */
function stateOf(said: 'nothing' | 'ready' | 'too-late', isLoaded: boolean, framing: Framing | 'asking') {
  if (said === 'ready') return 'ready';
  if (framing === 'refused') return 'refused';
  if (isLoaded && framing === 'allowed') return 'ready';
  return said === 'too-late' ? 'silent' : 'loading';
}
