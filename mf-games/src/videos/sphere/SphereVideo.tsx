import type { Video } from '@plaza/api-contract';
import { Button, Icon, useWords } from '@plaza/design-system';
import { Glasses, Maximize, Pause, Play, Smartphone, Volume2, VolumeX } from 'lucide';
import { storageOf, useShell } from '@plaza/shell-contract';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { keepPlace, placeIn } from '../player/places.ts';
import { pressPlayerKey } from '../player/playerKeys.ts';
import { useTellView } from '../player/useTellView.ts';
import { videosWords } from '../words.ts';
import { Captions } from './Captions.tsx';
import { hasHeadset, wearSphere } from './headset.ts';
import { lookByTurning, mayTurn, mustAskToTurn } from './lookByTurning.ts';
import { type Look, turned, turnedByKey } from './look.ts';
import { SeekBar } from './SeekBar.tsx';
import { SpherePainter } from './SpherePainter.ts';
import classes from './SphereVideo.module.css';

/** A video all around: dragging, the arrows and a phone that is turned look about in it. */
export function SphereVideo({ video }: { video: Video }) {
  const t = useWords(videosWords);
  const shell = useShell();
  const { toast } = shell;
  const shelf = storageOf(shell).browser;
  const film = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const look = useRef<Look>({ yaw: 0, pitch: 0 });
  const [from] = useState(() => placeIn(shelf, video.VideoID));
  const finger = useRef<{ x: number; y: number }>(undefined);
  const [isFlat, setFlat] = useState(false);
  // Until it has begun by itself, which takes a while and may be forbidden.
  const [isPaused, setPaused] = useState(true);
  const [isMuted, setMuted] = useState(true);
  const painter = useRef<SpherePainter>(undefined);
  const takeOff = useRef<() => void>(undefined);
  const [mustAsk, setMustAsk] = useState(mustAskToTurn);
  const [headset, setHeadset] = useState<'none' | 'there' | 'worn'>('none');

  useEffect(() => {
    void hasHeadset().then((is) => is && setHeadset('there'));
    return () => takeOff.current?.();
  }, []);

  useEffect(() => {
    const { current: place } = canvas;
    const { current: source } = film;
    if (!place || !source) return;
    const made = SpherePainter.on(place);
    painter.current = made;
    if (!made) {
      setFlat(true);
      return;
    }
    let asked = requestAnimationFrame(function paint() {
      // One who wears a headset sees nothing of the page.
      const isSeen = !takeOff.current && source.readyState >= source.HAVE_CURRENT_DATA;
      if (isSeen) made.paint(source, look.current);
      asked = requestAnimationFrame(paint);
    });
    return () => {
      cancelAnimationFrame(asked);
      made.close();
    };
  }, []);

  useEffect(() => {
    if (film.current) film.current.muted = isMuted;
  }, [isMuted]);

  useTellView(film, video);

  useEffect(() => lookByTurning((right, up) => (look.current = turned(look.current, right, up))), []);

  const handleMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const before = finger.current;
    if (!before) return;
    // A drag across the whole picture is a little more than what is seen of the sphere.
    const turn = 2.2 / currentTarget.clientWidth;
    look.current = turned(look.current, (before.x - clientX) * turn, (clientY - before.y) * turn);
    finger.current = { x: clientX, y: clientY };
  };

  const wear = async () => {
    if (!painter.current || !film.current) return;
    const onEnd = () => {
      takeOff.current = undefined;
      setHeadset('there');
    };
    try {
      takeOff.current = await wearSphere({
        painter: painter.current,
        film: film.current,
        yaw: () => look.current.yaw,
        onEnd,
      });
    } catch {
      toast({ message: t.noHeadset, tone: 'bad' });
      return;
    }
    setHeadset('worn');
    void film.current.play();
  };

  const remember = () => {
    if (film.current) keepPlace(shelf, video.VideoID, film.current.currentTime, film.current.duration);
  };

  const handleKey = (event: KeyboardEvent) => {
    const isWriting = event.target instanceof Element && event.target.closest('input') !== null;
    if (!film.current || isWriting || event.altKey || event.ctrlKey || event.metaKey) return;
    if (pressPlayerKey(film.current, event.key)) event.preventDefault();
  };

  const playOrPause = () => {
    if (isPaused) void film.current?.play();
    else film.current?.pause();
  };

  return (
    // The picture inside has the focus; keys that it does not take are ours.
    <div ref={frame} className={classes.frame} data-flat={isFlat || undefined} onKeyDown={handleKey}>
      <div className={classes.stage}>
        <video
          ref={film}
          className={classes.film}
          aria-label={video.Title}
          src={video.URL}
          poster={video.poster}
          controls={isFlat}
          autoPlay
          playsInline
          loop
          // A browser plays by itself only what makes no sound; the button turns it on.
          muted
          onLoadedMetadata={({ currentTarget }) => {
            if (from > 0 && from < currentTarget.duration) currentTarget.currentTime = from;
          }}
          onPlay={() => setPaused(false)}
          onPause={() => {
            setPaused(true);
            remember();
          }}
          onTimeUpdate={remember}
          onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
        >
          {video.captions === undefined ? null : (
            <track kind="captions" src={video.captions} label={t.captions} default />
          )}
        </video>
        {isFlat ? null : (
          <canvas
            ref={canvas}
            className={classes.sphere}
            role="img"
            aria-label={t.around({ title: video.Title })}
            tabIndex={0}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              finger.current = { x: event.clientX, y: event.clientY };
            }}
            onPointerMove={handleMove}
            onPointerUp={() => (finger.current = undefined)}
            onPointerCancel={() => (finger.current = undefined)}
            onKeyDown={(event) => {
              const next = turnedByKey(look.current, event.key);
              if (!next) return;
              // The page's own arrows turn to the next video.
              event.preventDefault();
              event.stopPropagation();
              look.current = next;
            }}
          />
        )}
        {isFlat || video.captions === undefined ? null : <Captions film={film} />}
      </div>
      {isFlat ? null : (
        <div className={classes.controls}>
          <SeekBar
            film={film}
            onSeek={(seconds) => {
              if (film.current) film.current.currentTime = seconds;
            }}
          />
          <div className={classes.acts}>
            <Button
              variant="secondary"
              size="s"
              icon={<Icon icon={isPaused ? Play : Pause} />}
              onClick={playOrPause}
            >
              {isPaused ? t.play : t.pause}
            </Button>
            <Button
              variant="secondary"
              size="s"
              icon={<Icon icon={isMuted ? VolumeX : Volume2} />}
              onClick={() => setMuted(!isMuted)}
            >
              {isMuted ? t.soundOn : t.soundOff}
            </Button>
            {mustAsk ? (
              <Button
                variant="secondary"
                size="s"
                icon={<Icon icon={Smartphone} />}
                onClick={() => void mayTurn().then((may) => setMustAsk(!may))}
              >
                {t.turnPhone}
              </Button>
            ) : null}
            {headset === 'none' ? null : (
              <Button
                variant="secondary"
                size="s"
                icon={<Icon icon={Glasses} />}
                onClick={() => (headset === 'worn' ? takeOff.current?.() : void wear())}
              >
                {headset === 'worn' ? t.takeOff : t.wear}
              </Button>
            )}
            {document.fullscreenEnabled ? (
              <Button
                variant="secondary"
                size="s"
                icon={<Icon icon={Maximize} />}
                onClick={() => void frame.current?.requestFullscreen()}
              >
                {t.fullScreen}
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </div>
  );
}
