import type { ScoreStanding, Standing } from '@plaza/api-contract';
import type { GameMessage, Standing as ToldStanding } from '@plaza/games-sdk';
import { useWords } from '@plaza/design-system';
import { ApiError, useShell, useStream } from '@plaza/shell-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SIGNS } from '../achievements/signs.ts';
import { achievementWords } from '../achievements/words.ts';
import type { SayToGame } from '../frame/GameFrame.tsx';
import { boardWords } from './words.ts';

/** The server counts one run after the other, and may be busy or away for a moment. */
const WAITS_MS = [2_000, 5_000, 10_000];

/** The server has it from a time before, whose answer was lost. */
const COUNTED = 'games.unknown-run';

type Score = Extract<GameMessage, { kind: 'score' }>;

/** The last score of this visit, and how it stands. */
export interface LastScore {
  value: number;
  slow: boolean;
  standing: ScoreStanding;
}

/**
 * Lets a game's runs count: each begins with a seed of the server's and a token, and its score comes back with the log. Guests
 * play all the same, uncounted.
 */
export function useRuns(gameId: string, daily: boolean) {
  const t = useWords(achievementWords);
  const b = useWords(boardWords);
  const { api, report, session$, toast } = useShell();
  const isMember = useStream(session$, { status: 'guest' }).status === 'member';
  const [counted, setCounted] = useState(0);
  const [last, setLast] = useState<LastScore>();
  const say = useRef<SayToGame>(undefined);
  /** The game has been given a run that it has not begun. */
  const hasNext = useRef(false);

  const begin = useCallback(
    async ({ isFirst = false } = {}) => {
      try {
        const run = await api.call('POST /games/:id/runs', {
          params: { id: gameId },
          body: { daily },
        });
        say.current?.({ kind: 'run', run: { id: run.token, seed: run.seed, daily: run.daily } });
        hasNext.current = true;
        // Later ones are told with each score.
        if (isFirst && run.standing) say.current?.({ kind: 'standing', standing: told(run.standing) });
      } catch (error) {
        // The game goes on without: what is played then is not counted.
        if (!(error instanceof ApiError)) report(error, 'begin a run');
      }
    },
    [api, daily, gameId, report],
  );

  // The other kind of run was chosen while the game was there already.
  useEffect(() => {
    if (isMember && say.current) void begin();
  }, [begin, isMember]);

  const count = useCallback(
    async ({ value, ticks, log, hash, slow }: Score, token: string) => {
      const standing = await api.call('POST /scores', { body: { token, value, ticks, log, hash, slow } });
      say.current?.({ kind: 'standing', standing: told(standing) });
      setLast({ value, slow, standing });
      setCounted((before) => before + 1);
      // A newer server may know some that this page does not.
      for (const kind of standing.earned ?? [])
        if (kind in SIGNS) toast({ message: t.earned({ name: t[SIGNS[kind].name] }), tone: 'good' });
    },
    [api, t, toast],
  );

  /** Brings a score, again and again for a while. The next run does not wait for it. */
  const bring = useCallback(
    async function bringOne(score: Score, onTried?: () => void): Promise<void> {
      const { run } = score;
      const tryOnce = async () => {
        try {
          if (run) await count(score, run);
          return true;
        } catch (error) {
          if (!(error instanceof ApiError)) report(error, 'bring a score');
          else if (error.code === COUNTED) setCounted((before) => before + 1);
          else if (!isPassing(error)) toast({ message: error.message, tone: 'bad' });
          return !isPassing(error);
        }
      };
      let isOver = await tryOnce();
      onTried?.();
      for (const wait of WAITS_MS) {
        if (isOver) return;
        await new Promise((resolve) => setTimeout(resolve, wait));
        isOver = await tryOnce();
      }
      if (isOver) return;
      const action = { label: b.again, onAct: () => void bringOne(score) };
      toast({ message: b.notCounted({ score: score.value }), tone: 'bad', action, stays: true });
    },
    [count, report, b, toast],
  );

  const hear = useCallback(
    (message: GameMessage, answer: SayToGame) => {
      if (!isMember) return;
      say.current = answer;
      if (message.kind === 'ready') void begin({ isFirst: true });
      if (message.kind === 'start') {
        // The one after this is there when somebody wants it at once.
        hasNext.current = false;
        void begin();
      }
      if (message.kind === 'score') void bring(message, () => hasNext.current || void begin());
    },
    [isMember, begin, bring],
  );

  return { hear, counted, last, isMember };
}

/** A standing as games are told of it. */
const told = ({ best, today, rank, toNext }: Standing): ToldStanding => ({
  best,
  today,
  ...(rank === null ? {} : { rank }),
  ...(toNext === null ? {} : { toNext }),
});

/** Whether the same may work in a moment. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
