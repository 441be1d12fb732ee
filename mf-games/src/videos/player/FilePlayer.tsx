import type { Video } from '@plaza/api-contract';
import { Button, Icon, Notice, Select, useWords } from '@plaza/design-system';
import { storageOf, useShell } from '@plaza/shell-contract';
import { PictureInPicture2 } from 'lucide';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { videosWords } from '../words.ts';
import classes from './FilePlayer.module.css';
import { keepPlace, placeIn } from './places.ts';
import { pressPlayerKey, SPEEDS } from './playerKeys.ts';
import { useTellView } from './useTellView.ts';

/** Plays a file of ours by itself, from where one was; with the browser's own controls, and what those lack. */
export function FilePlayer({ video }: { video: Video }) {
  const t = useWords(videosWords);
  const shelf = storageOf(useShell()).browser;
  const film = useRef<HTMLVideoElement>(null);
  const src = useSizes(film, video);
  useTellView(film, video);
  const [speed, setSpeed] = useState(1);
  const [isBroken, setBroken] = useState(false);
  const [from] = useState(() => placeIn(shelf, video.VideoID));

  const handleKey = (event: KeyboardEvent) => {
    const isWriting = event.target instanceof Element && event.target.closest('select, input') !== null;
    if (!film.current || isWriting || event.altKey || event.ctrlKey || event.metaKey) return;
    if (pressPlayerKey(film.current, event.key)) event.preventDefault();
  };
  const remember = () => {
    if (film.current) keepPlace(shelf, video.VideoID, film.current.currentTime, film.current.duration);
  };

  return (
    // The video inside has the focus; keys that it does not take are ours.
    <div className={classes.player} onKeyDown={handleKey}>
      <video
        ref={film}
        className={classes.film}
        aria-label={video.Title}
        src={src}
        poster={video.poster}
        controls
        autoPlay
        playsInline
        // A browser plays by itself only what makes no sound; the visitor turns it on.
        muted
        onLoadedMetadata={({ currentTarget }) => {
          setBroken(false);
          if (from > 0 && from < currentTarget.duration) currentTarget.currentTime = from;
        }}
        onPause={remember}
        onTimeUpdate={remember}
        onEnded={remember}
        onRateChange={({ currentTarget }) => setSpeed(currentTarget.playbackRate)}
        onError={() => setBroken(true)}
      >
        {video.captions === undefined ? null : (
          <track kind="captions" src={video.captions} label={t.captions} default />
        )}
      </video>
      {isBroken ? <Notice tone="bad">{t.broken}</Notice> : null}
      <div className={classes.acts}>
        <Select
          label={t.speed}
          className={classes.speed}
          value={String(speed)}
          options={SPEEDS.map((value) => ({ value: String(value), label: `${value} ×` }))}
          onChange={({ value }) => {
            if (film.current) film.current.playbackRate = Number(value);
            setSpeed(Number(value));
          }}
        />
        {document.pictureInPictureEnabled ? (
          <Button
            variant="ghost"
            size="s"
            icon={<Icon icon={PictureInPicture2} />}
            onClick={() => void film.current?.requestPictureInPicture().catch(() => undefined)}
          >
            {t.besides}
          </Button>
        ) : null}
        <p className={classes.keys}>{t.keys}</p>
      </div>
    </div>
  );
}

const LIST_TYPE = 'application/vnd.apple.mpegurl';

/**
 * The address that a video element plays by itself: the list of all sizes where the browser knows such lists, or the one
 * file. Where it does not know them a library feeds the element piece by piece; it is loaded only then, and when it
 * cannot go on the one file plays.
 */
function useSizes(film: RefObject<HTMLVideoElement | null>, { URL, hls }: Video): string | undefined {
  const [isLost, setLost] = useState(false);
  const [isFed, setFed] = useState(() => hls !== undefined && !playsLists() && 'MediaSource' in window);

  useEffect(() => {
    const { current: element } = film;
    if (!isFed || isLost || hls === undefined || !element) return undefined;
    let stop = () => {};
    let isHere = true;
    const giveUp = () => {
      stop();
      setLost(true);
      setFed(false);
    };
    import('hls.js/light')
      .then(({ default: Hls }) => {
        if (!isHere) return;
        if (!Hls.isSupported()) return giveUp();
        const feeder = new Hls({ enableWorker: false, capLevelToPlayerSize: true });
        stop = () => feeder.destroy();
        feeder.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && giveUp());
        feeder.loadSource(hls);
        feeder.attachMedia(element);
      })
      .catch(giveUp);
    return () => {
      isHere = false;
      stop();
    };
  }, [film, hls, isFed, isLost]);

  if (isFed) return undefined;
  return hls !== undefined && !isLost && playsLists() ? hls : URL;
}

function playsLists(): boolean {
  return document.createElement('video').canPlayType(LIST_TYPE) !== '';
}
