import { Button, Icon, IconButton, Popover, useWords } from '@plaza/design-system';
import { Sparkles } from 'lucide';
import { useEffect, useState } from 'react';
import type { ZoneLink } from '../../link/ZoneLink.ts';
import { useAct } from '../../link/act/useAct.ts';
import classes from '../panel/Dock.module.css';
import { FLICKS, joinWord, type Flick, FLICK_MS, readFlick } from './flicks.ts';
import { flickWords } from './words.ts';

/** Starts a Flick, or joins the one that plays. */
export function FlickMenu({ link }: { link: ZoneLink }) {
  const t = useWords(flickWords);
  const flick = useFlick(link);
  const act = useAct(link);
  const send = (word: string) => void act({ kind: 'flick', flick: word });
  if (flick)
    return (
      <Button variant="secondary" icon={<Icon icon={Sparkles} />} onClick={() => send(joinWord(flick))}>
        {t[`join_${flick}`]}
      </Button>
    );
  return (
    <Popover
      label={t.title}
      trigger={(trigger) => (
        <IconButton {...trigger} label={t.title} variant="secondary">
          <Icon icon={Sparkles} />
        </IconButton>
      )}
    >
      {({ close }) => (
        <>
          <p>{t.line}</p>
          <div className={classes.choices}>
            {FLICKS.map((one) => (
              <Button
                key={one}
                size="s"
                variant="secondary"
                onClick={() => {
                  send(one);
                  close();
                }}
              >
                {t[one]}
              </Button>
            ))}
          </div>
        </>
      )}
    </Popover>
  );
}

/** The Flick that plays in the zone right now. */
function useFlick(link: ZoneLink): Flick | null {
  const [flick, setFlick] = useState<Flick | null>(null);
  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined;
    const off = link.on('flick', (news) => {
      const read = readFlick(news.flick);
      if (!read || read.isJoin) return;
      setFlick(read.flick);
      clearTimeout(end);
      end = setTimeout(() => setFlick(null), FLICK_MS);
    });
    return () => {
      off();
      clearTimeout(end);
    };
  }, [link]);
  return flick;
}
