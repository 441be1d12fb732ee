import type { Video } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { storageOf, useShell } from '@plaza/shell-contract';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { keepPlace, placeIn } from '../player/places.ts';
import { pressPlayerKey } from '../player/playerKeys.ts';
import { useTellView } from '../player/useTellView.ts';
import { videosWords } from '../words.ts';
import type { Look } from './look.ts';
import { SphereControls } from './SphereControls.tsx';
import type { SpherePainter } from './SpherePainter.ts';
import { SpherePicture } from './SpherePicture.tsx';
import { useHeadset } from './useHeadset.ts';
import classes from './SphereVideo.module.css';

/** A video all around: dragging, the arrows and a phone that is turned look about in it. */
export function SphereVideo({ video }: { video: Video }) {
  const t = useWords(videosWords);
  const shelf = storageOf(useShell()).browser;
  const film = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const look = useRef<Look>({ yaw: 0, pitch: 0 });
  const [from] = useState(() => placeIn(shelf, video.VideoID));
  const [isFlat, setFlat] = useState(false);
  // Until it has begun by itself, which takes a while and may be forbidden.
  const [isPaused, setPaused] = useState(true);
  const [isMuted, setMuted] = useState(true);
  const [painter, setPainter] = useState<SpherePainter>();
  useTellView(film, video);
  const { headset, change } = useHeadset({ painter, film, yaw: () => look.current.yaw });

  useEffect(() => {
    if (film.current) film.current.muted = isMuted;
  }, [isMuted]);

  const remember = () => {
    if (film.current) keepPlace(shelf, video.VideoID, film.current.currentTime, film.current.duration);
  };

  const handleKey = (event: KeyboardEvent) => {
    const isWriting = event.target instanceof Element && event.target.closest('input') !== null;
    if (!film.current || isWriting || event.altKey || event.ctrlKey || event.metaKey) return;
    if (pressPlayerKey(film.current, event.key)) event.preventDefault();
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
          <SpherePicture
            label={t.around({ title: video.Title })}
            film={film}
            lookNow={() => look.current}
            onLook={(next) => (look.current = next)}
            onPainter={(made) => {
              setPainter(made);
              setFlat(made === undefined);
            }}
            isWorn={headset === 'worn'}
          />
        )}
        {isFlat || video.captions === undefined ? null : <Captions film={film} />}
      </div>
      {isFlat ? null : (
        <SphereControls
          film={film}
          isPaused={isPaused}
          isMuted={isMuted}
          headset={headset}
          onSeek={(seconds) => {
            if (film.current) film.current.currentTime = seconds;
          }}
          onMute={setMuted}
          onHeadset={change}
          onFullScreen={() => void frame.current?.requestFullscreen()}
        />
      )}
    </div>
  );
}

/** What is said just now in a film that is painted on a sphere: its own captions would lie where nobody sees them. */
function Captions({ film }: { film: RefObject<HTMLVideoElement | null> }) {
  const [lines, setLines] = useState<readonly string[]>([]);

  useEffect(() => {
    const tracks = film.current?.textTracks;
    const [track] = tracks ?? [];
    if (!tracks || !track) return;
    const tell = () => setLines(track.mode === 'showing' ? [...(track.activeCues ?? [])].map(textOf) : []);
    track.addEventListener('cuechange', tell);
    // A key turns them on and off.
    tracks.addEventListener('change', tell);
    return () => {
      track.removeEventListener('cuechange', tell);
      tracks.removeEventListener('change', tell);
    };
  }, [film]);

  if (lines.length === 0) return null;
  return (
    <p className={classes.captions} dir="auto">
      {lines.join('\n')}
    </p>
  );
}

/** Without the marks for voices and slanted words. */
const textOf = (cue: TextTrackCue) => ('text' in cue ? String(cue.text).replaceAll(/<[^>]*>/g, '') : '');
