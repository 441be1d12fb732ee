import type { MadeZoneView } from '@plaza/api-contract';
import { Badge, Button, TextLink, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { OwnerPanel } from './OwnerPanel.tsx';
import classes from './Made.module.css';
import { madeWords } from './words.ts';

interface AboutMadeProps {
  zone: MadeZoneView;
  onChanged: () => void;
}

/** Whose zone it is, what it was made from, and what its owner may do with it. */
export function AboutMade({ zone, onChanged }: AboutMadeProps) {
  const t = useWords(madeWords);
  const { api, navigate, toast } = useShell();
  const [status, setStatus] = useState<'idle' | 'remixing'>('idle');
  const { owner, mode, remix_of: from, is_mine: isMine, slug } = zone;

  const handleRemix = async () => {
    setStatus('remixing');
    try {
      const made = await api.call('POST /zones/u/:slug/remix', { params: { slug }, body: {} });
      navigate(made.path);
    } catch (error) {
      setStatus('idle');
      toast({ tone: 'bad', message: error instanceof Error ? error.message : t.notDone });
    }
  };

  return (
    <>
      <p className={classes.line}>
        <TextLink href={`/user/${owner.username}`}>{t.by({ name: owner.name })}</TextLink>
        <Badge>{t[mode]}</Badge>
        {from && <TextLink href={from.path}>{t.remixOf({ name: from.name, owner: from.owner })}</TextLink>}
        <Button size="s" variant="secondary" busy={status === 'remixing'} onClick={() => void handleRemix()}>
          {t.remix}
        </Button>
      </p>
      {isMine && <OwnerPanel zone={zone} onChanged={onChanged} />}
    </>
  );
}
