import type { MadeZoneView, Zone } from '@plaza/api-contract';
import { Button, useWords } from '@plaza/design-system';
import { lazy, useState, useTransition } from 'react';
import { KnocksPanel } from '../knocks/KnocksPanel.tsx';
import { ZonePoster } from '../posters/ZonePoster.tsx';
import { placeIds } from '../world/places/places.ts';
import { useAskAgain } from './useAskAgain.ts';
import { placeWords } from './words.ts';
import classes from '../posters/ZoneStage.module.css';

/** The world, those who are in it, and all that draws it come when somebody walks in. */
const Together = lazy(() =>
  import('../together/Together.tsx').then((inside) => ({ default: inside.Together })),
);

/** As wide as the page, and the first thing on it. */
const asStage = { sizes: '(width < 1100px) 100vw, 1100px', loading: 'eager' } as const;

interface ZoneStageProps {
  zone: Zone;
  /** What somebody made of it. */
  made?: MadeZoneView | undefined;
  /** What stands in it was changed while one is in it. */
  onChanged?: (() => void) | undefined;
}

/** The zone as a picture, and as a place to walk through once somebody walks in. */
export function ZoneStage({ zone, made, onChanged }: ZoneStageProps) {
  const t = useWords(placeWords);
  const [isInside, setInside] = useState(false);
  // Until all of it is here, the button stays and is busy.
  const [isEntering, enter] = useTransition();
  // Whoever is inside hears of it there.
  useAskAgain(isInside ? undefined : onChanged);
  const theme = zone.path.split('/').at(-1) ?? '';
  if (isInside)
    return (
      <Together
        path={made?.path ?? zone.path}
        theme={theme}
        name={made?.name ?? zone.name}
        recipe={made?.recipe ?? undefined}
        made={made}
        poster={<ZonePoster zone={zone} {...asStage} />}
        {...(onChanged && { onChanged })}
      />
    );
  return (
    <>
      {made?.is_mine && <KnocksPanel slug={made.slug} />}
      <div className={classes.stage}>
        <ZonePoster zone={zone} {...asStage} />
        {placeIds.includes(theme) && (
          <Button className={classes.enter} busy={isEntering} onClick={() => enter(() => setInside(true))}>
            {t.enter}
          </Button>
        )}
      </div>
    </>
  );
}
