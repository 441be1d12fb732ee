import { type RefObject, useEffect, useState } from 'react';
import classes from './SphereVideo.module.css';

/** What is said just now in a film that is painted on a sphere: its own captions would lie where nobody sees them. */
export function Captions({ film }: { film: RefObject<HTMLVideoElement | null> }) {
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
