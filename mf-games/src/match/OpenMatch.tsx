import type { Game } from '@plaza/api-contract';
import { Button, Icon, useWords } from '@plaza/design-system';
import { ApiError, useShell, useStream } from '@plaza/shell-contract';
import { Users } from 'lucide';
import { useState } from 'react';
import { type GameWord, wordOf } from '../about/wordOf.ts';
import { matchWords } from './words.ts';

/** Games of the arcade that people play over the network. */
export const TOGETHER: ReadonlySet<GameWord | undefined> = new Set([
  'chalkTown',
  'fourLamps',
  'paperRegatta',
]);

/** The way from a game for several to a match of it. */
export function OpenMatch({ game }: { game: Game }) {
  const t = useWords(matchWords);
  const { api, navigate, session$, toast } = useShell();
  const isMember = useStream(session$, { status: 'guest' }).status === 'member';
  const [isBusy, setBusy] = useState(false);
  if (!TOGETHER.has(wordOf(game)) || !isMember) return null;

  const open = async () => {
    setBusy(true);
    try {
      const match = await api.call('POST /games/:id/matches', { params: { id: game.id } });
      navigate(`/play/match/${match.id}`);
    } catch (error) {
      toast({ message: error instanceof ApiError ? error.message : t.notOpened, tone: 'bad' });
      setBusy(false);
    }
  };

  return (
    <Button icon={<Icon icon={Users} />} busy={isBusy} onClick={() => void open()}>
      {t.open}
    </Button>
  );
}
