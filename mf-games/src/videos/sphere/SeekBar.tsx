import { useWords } from '@plaza/design-system';
import { type RefObject, useEffect, useState } from 'react';
import { videosWords } from '../words.ts';
import classes from './SphereVideo.module.css';

const HEARD = ['timeupdate', 'seeking', 'durationchange', 'loadedmetadata'] as const;

interface SeekBarProps {
  film: RefObject<HTMLVideoElement | null>;
  onSeek: (seconds: number) => void;
}

/** How far a film is, to be moved by finger, mouse and arrows: a film that lies all around has no controls of the browser's. */
export function SeekBar({ film, onSeek }: SeekBarProps) {
  const t = useWords(videosWords);
  const [{ at, length }, setPlace] = useState({ at: 0, length: 0 });

  useEffect(() => {
    const { current: source } = film;
    if (!source) return;
    const tell = () =>
      setPlace({ at: source.currentTime, length: Number.isFinite(source.duration) ? source.duration : 0 });
    tell();
    for (const event of HEARD) source.addEventListener(event, tell);
    return () => {
      for (const event of HEARD) source.removeEventListener(event, tell);
    };
  }, [film]);

  const words = t.seekAt({ at: sayClock(at), length: sayClock(length) });
  return (
    <div className={classes.seek}>
      <input
        type="range"
        className={classes.bar}
        aria-label={t.seek}
        aria-valuetext={words}
        min={0}
        max={length}
        step={1}
        value={Math.min(at, length)}
        disabled={length === 0}
        onChange={({ target }) => {
          // At once: the film itself tells later, and the next step of a key begins here.
          setPlace({ at: Number(target.value), length });
          onSeek(Number(target.value));
        }}
      />
      <span className={classes.clock} aria-hidden="true">
        {words}
      </span>
    </div>
  );
}

function sayClock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
