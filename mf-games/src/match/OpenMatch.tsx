import type { Game } from '@plaza/api-contract';
import { catalogue } from '@plaza/arcade/catalogue';
import { Button, Icon, useWords } from '@plaza/design-system';
import { ApiError, useShell, useStream } from '@plaza/shell-contract';
import { Users } from 'lucide';
import { useState } from 'react';
import { matchWords } from './words.ts';

/** The way from a game for several to a match of it. */
export function OpenMatch({ game }: { game: Game }) {
  const t = useWords(matchWords);
  const { api, navigate, session$, toast } = useShell();
  const isMember = useStream(session$, { status: 'guest' }).status === 'member';
  const [isBusy, setBusy] = useState(false);
  const entry = catalogue.find(({ title }) => title === game.title);
  if (entry?.kind !== 'network' || !isMember) return null;

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
