import type { MadeZoneView, Zone } from '@plaza/api-contract';
import { Button, EmptyState, Screen, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useKeptFocus } from '@plaza/shell-contract/kept-focus';
import { useEffect, useState } from 'react';
import { useAskAgain } from '../place/useAskAgain.ts';
import { ZonePoster } from '../posters/ZonePoster.tsx';
import stage from '../posters/ZoneStage.module.css';
import { madeWords } from './words.ts';

interface AtTheDoorProps {
  zone: MadeZoneView;
  scene: Zone;
  /** Something may have changed: ask how one stands. */
  onAsked: () => void;
}

/** Before a protected zone: one sees it, knocks, and waits for the owner. */
export function AtTheDoor({ zone, scene, onAsked }: AtTheDoorProps) {
  const t = useWords(madeWords);
  const { api, hub, toast } = useShell();
  const [status, setStatus] = useState<'idle' | 'knocking'>('idle');
  const { slug, standing, name, owner } = zone;
  const { place, leaving } = useKeptFocus<HTMLSpanElement>(standing);
  useAskAgain(onAsked);
  // Whoever is let in is told by a notification; then the door opens.
  useEffect(() => {
    const heard = hub.on('notification').subscribe({
      next({ payload }) {
        if (payload.notification?.kind === 'zone-open') onAsked();
      },
    });
    return () => heard.unsubscribe();
  }, [hub, onAsked]);

  const handleKnock = async () => {
    setStatus('knocking');
    leaving();
    try {
      await api.call('PUT /zones/u/:slug/knock', { params: { slug } });
      onAsked();
    } catch (error) {
      toast({ tone: 'bad', message: error instanceof Error ? error.message : t.notDone });
    }
    setStatus('idle');
  };

  return (
    <Screen width="wide" data-status={standing}>
      <div className={stage.stage}>
        <ZonePoster zone={scene} sizes="(width < 1100px) 100vw, 1100px" loading="eager" />
      </div>
      <EmptyState
        level={1}
        title={name}
        action={
          standing === 'closed' && (
            <Button busy={status === 'knocking'} onClick={() => void handleKnock()}>
              {t.knock}
            </Button>
          )
        }
      >
        {standing === 'closed' && t.closed({ owner: owner.name })}
        {standing === 'asked' && (
          <span ref={place} tabIndex={-1} role="status">
            {t.asked({ owner: owner.name })}
          </span>
        )}
        {standing === 'declined' && t.declined({ owner: owner.name })}
      </EmptyState>
    </Screen>
  );
}
