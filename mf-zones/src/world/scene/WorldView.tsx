import type { ZoneRecipe } from '@plaza/api-contract';
import { Button, ErrorState, Spinner, useWords } from '@plaza/design-system';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { thingWords } from '../places/things.ts';
import type { ThingNews } from '../play/Board.ts';
import { isMobileAgent } from '../walk/hands.ts';
import { CardWatch } from './CardWatch.tsx';
import { Controls } from './Controls.tsx';
import { Hands } from './Hands.ts';
import { hasWebGL } from './hasWebGL.ts';
import { type InReach, nearest } from './nearest.ts';
import { SceneMeter, type SceneNumbers, SceneStatistics, type TrafficNumbers } from './SceneStatistics.tsx';
import { usePicture, PictureLost } from './usePicture.tsx';
import { useStepIn } from './useStepIn.ts';
import { useVisit } from './useVisit.ts';
import type { PageHands, Visit } from './Visit.ts';
import { worldWords } from './words.ts';
import { WorldCanvas } from './WorldCanvas.tsx';
import classes from './WorldView.module.css';

interface WorldViewProps {
  /** Which place: the last part of its address. */
  id: string;
  /** What somebody made of the place; without it the place is as everybody knows it. */
  recipe?: ZoneRecipe;
  /** What the zone is called. */
  name: string;
  /** Shows the numbers of `?stats=1`; those of the network come from whoever carries it. */
  statistics?: TrafficNumbers | null;
  /** The place stands and one is in it. */
  onReady?: (visit: Visit) => void;
  /** Somebody here used a thing: what to tell the others. */
  onUse?: (news: ThingNews) => void;
  /** Somebody here put a hand on a thing, whether or not anything came of it. */
  onTouch?: (thing: string) => void;
  /** What using things is called that only this zone has. */
  labels?: Readonly<Record<string, string>>;
  /** In place of the picture where a browser cannot draw it. */
  twin?: ReactNode;
  /** Hangs in the scene itself. */
  children?: ReactNode;
}

/** A place one walks through: the picture, what moves one, and what can be used. */
export function WorldView(props: WorldViewProps) {
  const { id, recipe, name, statistics, onReady, onUse, onTouch, labels, twin, children } = props;
  const t = useWords(worldWords);
  const [attempt, setAttempt] = useState(0);
  const drawn = useMemo(() => hasWebGL(), []);
  const { status, visit } = useVisit(drawn ? id : '', attempt, recipe);
  if (!drawn)
    return (
      <div className={classes.view} data-status="no-picture">
        {twin ?? <ErrorState title={t.noPicture}>{t.noPictureWords}</ErrorState>}
      </div>
    );
  if (status === 'failed')
    return (
      <div className={classes.view} data-status="failed">
        <ErrorState title={t.failed} onRetry={() => setAttempt(attempt + 1)}>
          {t.failedWords}
        </ErrorState>
      </div>
    );
  return (
    <div className={classes.view} data-status={status}>
      {visit && (
        <Inside
          visit={visit}
          name={name}
          ready={status === 'ready'}
          statistics={statistics ?? null}
          onReady={onReady}
          onUse={onUse}
          onTouch={onTouch}
          labels={labels}
        >
          {children}
        </Inside>
      )}
      {status === 'loading' && (
        <p className={classes.loading} role="status">
          <Spinner label="" size="l" />
          {t.loading}
        </p>
      )}
    </div>
  );
}

interface InsideProps {
  visit: Visit;
  name: string;
  ready: boolean;
  statistics: TrafficNumbers | null;
  onReady: WorldViewProps['onReady'];
  onUse: WorldViewProps['onUse'];
  onTouch: WorldViewProps['onTouch'];
  labels: WorldViewProps['labels'];
  children: ReactNode;
}

function Inside(props: InsideProps) {
  const { visit, name, ready, statistics, onReady, onUse, onTouch, labels, children } = props;
  const t = useWords(worldWords);
  const stage = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState<(InReach & { state: string }) | null>(null);
  const [gravity, setGravity] = useState(true);
  const [ownEyes, setOwnEyes] = useState(false);
  const [numbers, setNumbers] = useState<SceneNumbers | null>(null);
  const picture = usePicture();
  const mobile = useMemo(() => isMobileAgent(navigator.userAgent), []);

  const handleUse = useCallback(() => {
    const { x, y, z } = visit.walker;
    const near = nearest(visit.board.things, x, y, z);
    const news = near && visit.board.use(near.thing.id, near.part);
    if (news) onUse?.(news);
    if (near) onTouch?.(near.thing.id);
  }, [visit, onUse, onTouch]);
  const look = useCallback(
    (own: boolean) => {
      visit.lookFrom(own ? 'own' : 'behind');
      setOwnEyes(own);
    },
    [visit],
  );
  const step = useCallback((way: 1 | -1) => visit.stride(way * visit.place.step), [visit]);
  const hands = useMemo(
    () =>
      new Hands({
        onLook: (yaw, pitch) => visit.walker.turn(yaw, pitch),
        onSwipe: (way) => step(way === 'forward' ? 1 : -1),
        onKey: (code) => {
          if (code === 'KeyE') handleUse();
          if (code === 'KeyV') look(visit.sight !== 'own');
        },
        onUse: handleUse,
      }),
    [visit, step, handleUse, look],
  );
  useEffect(() => (stage.current ? hands.hold(stage.current) : undefined), [hands]);
  useStepIn(stage, ready);
  useEffect(() => {
    if (ready) onReady?.(visit);
  }, [ready, visit, onReady]);

  const since = useRef(0);
  const handleFrame = useCallback(
    (seconds: number) => {
      since.current += seconds;
      if (since.current < 0.15) return;
      since.current = 0;
      const { x, y, z } = visit.walker;
      const near = nearest(visit.board.things, x, y, z);
      const next = near && { ...near, state: visit.board.stateOf(near.thing.id).state };
      setReach((known) => {
        const isSame = known?.thing === next?.thing && known?.part === next?.part;
        return isSame && known?.state === next?.state ? known : next;
      });
    },
    [visit],
  );
  const handleRead = useCallback((read: Omit<SceneNumbers, 'frame'>) => {
    setNumbers((known) => ({ ...read, frame: (known?.frame ?? 0) + read.frames }));
  }, []);
  const does =
    reach &&
    (thingWords(visit.place.id, reach.thing, reach.part, visit.board.stateOf(reach.thing.id).state) ||
      labels?.[reach.thing.id]);
  const near = useRef<ReturnType<PageHands['reach']>>(null);
  useEffect(() => {
    const at = reach?.thing.parts.find(({ id }) => id === reach.part)?.at;
    near.current = does && at ? { label: does, at } : null;
  }, [reach, does]);
  useEffect(() => {
    visit.lendHands({ use: handleUse, reach: () => near.current });
    return () => visit.lendHands(null);
  }, [visit, handleUse]);
  return (
    <>
      <div
        ref={stage}
        className={classes.stage}
        role="application"
        // One walks with the keys while it has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t.canvas({ name })}
      >
        <WorldCanvas key={picture.drawing} visit={visit} intent={() => hands.intent()} onFrame={handleFrame}>
          <CardWatch onLost={picture.handleLost} onBack={picture.handleBack} />
          {statistics && <SceneMeter visit={visit} onRead={handleRead} />}
          {children}
        </WorldCanvas>
      </div>
      <PictureLost status={picture.status} onRetry={picture.drawAnew} />
      {ready && does && (
        <Button className={classes.use} onClick={handleUse}>
          {does}
        </Button>
      )}
      {ready && (
        <Controls
          mobile={mobile}
          canFloat={visit.place.step === 5}
          gravity={gravity}
          ownEyes={ownEyes}
          onStep={step}
          onGravity={(on) => {
            visit.setGravity(on);
            setGravity(on);
          }}
          onEyes={look}
          onPull={(pull) => Object.assign(hands.screen, pull)}
          onLift={(up) => Object.assign(hands.screen, { up, jump: up > 0 })}
        />
      )}
      {statistics && numbers && <SceneStatistics numbers={numbers} traffic={statistics} />}
    </>
  );
}
