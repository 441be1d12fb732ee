import type { MadeZoneView, ZoneRecipe } from '@plaza/api-contract';
import { Icon, IconButton, Notice, Spinner, useWords } from '@plaza/design-system';
import { useShell, useStream } from '@plaza/shell-contract';
import { Maximize, Minimize } from 'lucide';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import stage from '../posters/ZoneStage.module.css';
import { LibraryReader } from '../library/LibraryReader.tsx';
import { hasWebGL } from '../world/scene/hasWebGL.ts';
import type { ThingNews } from '../world/play/Board.ts';
import type { Visit } from '../world/scene/Visit.ts';
import { useStill } from '../vr/useStill.ts';
import { useVr } from '../vr/useVr.ts';
import { VrButton } from '../vr/VrButton.tsx';
import { vrWords } from '../vr/words.ts';
import { KnocksPanel } from '../knocks/KnocksPanel.tsx';
import { useAct } from '../link/act/useAct.ts';
import type { Body } from '../link/body.ts';
import { Bubbles, BubbleBoard } from './Bubbles.tsx';
import { Closed } from './Closed.tsx';
import { Dock, PHRASES } from './panel/Dock.tsx';
import { Twin } from './panel/Twin.tsx';
import classes from './Together.module.css';
import { Standing } from './panel/Standing.tsx';
import { usePanicKey } from './safety/usePanicKey.ts';
import { useSafety } from './safety/useSafety.ts';
import type { LinkStatus } from '../link/ZoneLink.ts';
import { useTwinBody } from './TwinBody.ts';
import { useHeard } from './useHeard.ts';
import { useFeelings } from './useFeelings.ts';
import { Editor } from '../editor/Editor.tsx';
import type { Marked } from '../editor/Mark.ts';
import { useReturn } from './useReturn.ts';
import { useThings } from './useThings.ts';
import { useWalkWith } from './useWalkWith.ts';
import { useZoneLink } from './useZoneLink.ts';
import { useWide } from './wide/useWide.ts';
import { togetherWords } from './words.ts';

/** The picture, and all that draws it, comes only where a browser can draw. */
const Scene = lazy(() => import('./scene/Scene.tsx').then(({ Scene: scene }) => ({ default: scene })));

export interface TogetherProps {
  /** The address of the zone, as the hub knows it. */
  path: string;
  /** The place that it began as. */
  theme: string;
  name: string;
  recipe?: ZoneRecipe | undefined;
  /** Somebody made it. */
  made?: MadeZoneView | undefined;
  /** The zone as a drawing, until there is more to see. */
  poster: ReactNode;
  /** The recipe has changed while one is in it. */
  onChanged?: () => void;
}

/** What draws the zone is on its way. */
function Opening({ children }: { children: ReactNode }) {
  const t = useWords(togetherWords);
  return (
    <>
      {children}
      <p className={stage.opening} role="status">
        <Spinner size="s" label="" />
        {t.opening}
      </p>
    </>
  );
}

const CLOSED: readonly LinkStatus[] = ['full', 'out', 'refused', 'elsewhere'];

/** A zone with everybody in it: as a picture, and as a list of people and things. */
export function Together({ path, theme, name, recipe, made, poster, onChanged }: TogetherProps) {
  const t = useWords(togetherWords);
  const { session$ } = useShell();
  const session = useStream(session$, { status: 'guest' });
  const me = session.status === 'member' ? session.user.name : t.somebody;
  const [search] = useSearchParams();
  const drawn = useMemo(() => hasWebGL(), []);
  const { link, state } = useZoneLink(path);
  const act = useAct(link);
  const safety = useSafety(state.people);
  const { log, bubbles, tellOwn } = useHeard({ link, place: theme, me, muted: safety.quiet });
  const board = useMemo(() => new BubbleBoard(), []);
  const [seen, setSeen] = useState<Visit | null>(null);
  const [preview, setPreview] = useState<ZoneRecipe | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [hasEdited, setEdited] = useState(false);
  const [marked, setMarked] = useState<Marked | null>(null);
  const tv = useWords(vrWords);
  const hasStatistics = search.get('stats') === '1';
  const phrases = useMemo(() => PHRASES.map((phrase) => t[phrase]), [t]);
  const vr = useVr({
    ...{ visit: seen, isDrawn: drawn, link, act, words: tv, phrases, bubbles },
    hasNumbers: hasStatistics,
  });
  // Nothing is built anew around somebody who wears a headset: what has changed is there when they are back.
  const shown = useStill(preview ?? recipe, vr.isOn);
  const told = useTwinBody(drawn ? '' : theme, shown);
  const body = drawn ? seen : told;
  const [isListed, setListed] = useState(!drawn);
  const [isReading, setReading] = useState(false);

  const { leader, walkWith } = useWalkWith(link, body, state.people);
  const zone = useRef<HTMLDivElement>(null);
  const wide = useWide();
  usePanicKey(zone, safety);

  useThings(link, body);
  useFeelings(link, body);
  useEffect(() => {
    if (!onChanged) return undefined;
    return link.on('changed', onChanged);
  }, [link, onChanged]);
  // It may be gone, or closed to one, since it was asked for: then its page says which.
  const askAgain = useEffectEvent(() => onChanged?.());
  useEffect(() => {
    if (state.status === 'refused') askAgain();
  }, [state.status]);
  useReturn(link, body, state.status);

  const { navigate } = useShell();
  const { tell } = vr;
  useEffect(() => {
    if (state.status === 'away') tell(tv.cutOff);
  }, [state.status, tell, tv]);
  // A zone that is built anew, because somebody changed it, leaves one where one was.
  const last = useRef<Body | null>(null);
  const handleReady = useCallback((here: Visit) => {
    const before = last.current?.walker;
    if (before) here.goTo(before.x, before.z, before.yaw);
    last.current = here;
    setSeen(here);
  }, []);
  const handleUse = useCallback(
    (news: ThingNews) => {
      const { id, state: next, since } = news;
      void act({ kind: 'thing', thing: { id, state: next, since } });
      tellOwn(news);
    },
    [act, tellOwn],
  );
  const handleTouch = useCallback(
    (id: string) => {
      if (id === 'reader') {
        setReading(true);
        tell(tv.onPage);
      }
      const portal = recipe?.portals.find((one) => `portal-${one.id}` === id);
      if (portal) navigate(portal.to);
    },
    [navigate, recipe, tell, tv],
  );

  const handleEdit = () => {
    setEditing(!isEditing);
    setEdited(true);
  };
  const isClosed = CLOSED.includes(state.status);
  const labels = Object.fromEntries((recipe?.portals ?? []).map(({ id, name: to }) => [`portal-${id}`, to]));
  return (
    <div
      ref={zone}
      className={classes.together}
      data-status={state.status}
      data-zone-inside={isClosed ? undefined : path}
      data-wide={(wide.isWide && !isClosed) || undefined}
    >
      {isClosed ? (
        <Closed state={state} onEnter={(copy) => link.open(copy)} />
      ) : (
        <>
          {state.status === 'away' && <Notice>{t.away}</Notice>}
          {made?.is_mine && <KnocksPanel slug={made.slug} onKnocks={vr.hearKnocks} />}
          <Standing {...{ leader, safety }} onStop={() => walkWith(null)} />
          {drawn && (
            <div className={stage.stage} data-inside="true" data-wide={wide.isWide || undefined}>
              <Suspense fallback={<Opening>{poster}</Opening>}>
                <Scene
                  {...{ theme, name, link, labels }}
                  recipe={shown}
                  people={state.people}
                  bubbles={board}
                  {...{ marked, safety }}
                  hasStatistics={hasStatistics}
                  onReady={handleReady}
                  onUse={handleUse}
                  onTouch={handleTouch}
                />
              </Suspense>
              <Bubbles {...{ bubbles, board, link }} quiet={safety.quiet} />
            </div>
          )}
          {!drawn && <div className={stage.stage}>{poster}</div>}
          {state.status === 'entering' && (
            <p className={classes.entering} role="status">
              {t.entering}
            </p>
          )}
          <Dock
            {...{ link, body, isListed, safety }}
            isOwner={made?.is_mine ?? (session.status === 'member' && session.user.isAdmin)}
            onEdit={made?.is_mine ? handleEdit : undefined}
            isEditing={isEditing}
            onList={drawn ? () => setListed(!isListed) : undefined}
          >
            {drawn && (
              <IconButton label={t.wide} variant="secondary" pressed={wide.isWide} onClick={wide.turn}>
                <Icon icon={wide.isWide ? Minimize : Maximize} />
              </IconButton>
            )}
            <VrButton vr={vr} isReady={seen !== null && state.status !== 'entering'} />
          </Dock>
          {isListed && body && (
            <Twin
              {...{ name, link, state, body, log, labels, safety, made, leader }}
              isDrawn={drawn}
              onWalkWith={walkWith}
              onUse={handleUse}
              onTouch={handleTouch}
            />
          )}
          {isReading && <LibraryReader open onClose={() => setReading(false)} />}
        </>
      )}
      {/* What is not saved stays, and can be saved, also while one is not in the zone. */}
      {hasEdited && made && recipe && (
        <Editor
          isOpen={isEditing}
          zone={made}
          recipe={recipe}
          body={isClosed ? null : body}
          onPreview={setPreview}
          onMark={setMarked}
          onOutdated={() => onChanged?.()}
        />
      )}
    </div>
  );
}
