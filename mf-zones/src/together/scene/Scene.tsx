import type { ZonePerson, ZoneRecipe } from '@plaza/api-contract';
import { useCallback, useEffect, useState } from 'react';
import type { ThingNews } from '../../world/play/Board.ts';
import type { Visit } from '../../world/scene/Visit.ts';
import { WorldVisit } from '../../world/scene/WorldVisit.tsx';
import type { Traffic, ZoneLink } from '../../link/ZoneLink.ts';
import type { Marked } from '../../editor/Mark.ts';
import { MarkInScene } from '../../editor/MarkInScene.tsx';
import type { BubbleBoard } from '../Bubbles.tsx';
import { SparksInScene } from '../flick/SparksInScene.tsx';
import type { Safety } from '../safety/useSafety.ts';
import { PeopleInScene } from './PeopleInScene.tsx';

interface SceneProps {
  theme: string;
  recipe: ZoneRecipe | undefined;
  name: string;
  link: ZoneLink;
  labels: Readonly<Record<string, string>>;
  people: readonly ZonePerson[];
  bubbles: BubbleBoard;
  safety: Pick<Safety, 'hasSpace' | 'isFrozen' | 'quiet'>;
  /** What the editor has in hand. */
  marked: Marked | null;
  hasStatistics: boolean;
  onReady: (visit: Visit) => void;
  onUse: (news: ThingNews) => void;
  onTouch: (thing: string) => void;
}

/** The zone as a picture, with the others in it. */
export function Scene(props: SceneProps) {
  const { theme, recipe, name, link, labels, people, bubbles, safety } = props;
  const { marked, hasStatistics, onReady, onUse, onTouch } = props;
  const [visit, setVisit] = useState<Visit | null>(null);
  const traffic = useTraffic(link, hasStatistics);
  const handleReady = useCallback(
    (here: Visit) => {
      setVisit(here);
      onReady(here);
    },
    [onReady],
  );
  return (
    <WorldVisit
      id={theme}
      name={name}
      labels={labels}
      statistics={hasStatistics ? traffic : null}
      onReady={handleReady}
      onUse={onUse}
      onTouch={onTouch}
      {...(recipe && { recipe })}
    >
      {visit && <PeopleInScene {...{ visit, link, people, bubbles, safety }} />}
      {visit && <SparksInScene visit={visit} link={link} quiet={safety.quiet} />}
      {visit && marked && <MarkInScene visit={visit} marked={marked} />}
    </WorldVisit>
  );
}

const READ_MS = 1_000;

/** The numbers of the network, once a second, where somebody wants to see them. */
function useTraffic(link: ZoneLink, isWanted: boolean): Traffic {
  const [traffic, setTraffic] = useState<Traffic>({ ...link.traffic });
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => setTraffic({ ...link.traffic }), READ_MS);
    return () => clearInterval(timer);
  }, [link, isWanted]);
  return traffic;
}
