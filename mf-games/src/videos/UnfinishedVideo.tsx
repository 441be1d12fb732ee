import type { Video } from '@plaza/api-contract';
import { Notice, Spinner, useWords } from '@plaza/design-system';
import { useEffect } from 'react';
import { RemoveVideo } from './RemoveVideo.tsx';
import classes from './UnfinishedVideo.module.css';
import { videosWords } from './words.ts';

/** How long a look at how far it is may be off. */
export const LOOK_MS = 10_000;

/** The space of others is used up, not one's own. */
const FULL = ['media.no-space', 'media.guests-full'];

/** One's own video that others do not see yet: it is being converted, or could not be, with the reason. */
export function UnfinishedVideo({ video, onGone }: { video: Video; onGone: () => void }) {
  const t = useWords(videosWords);
  const isMaking = video.state === 'making';
  useEffect(() => {
    if (!isMaking) return undefined;
    const looking = setInterval(onGone, LOOK_MS);
    return () => clearInterval(looking);
  }, [isMaking, onGone]);

  const reason = () => {
    if (video.why === 'videos.too-long') return t.failedLong;
    if (video.why === 'media.too-much-kept') return t.failedSpace;
    return FULL.includes(video.why ?? '') ? t.failedFull : t.failedPlaying;
  };

  return (
    <div className={classes.stage} data-status={video.state}>
      {isMaking ? (
        <p className={classes.waiting} role="status">
          <Spinner label="" /> {t.making}
        </p>
      ) : (
        <Notice tone="bad">{reason()}</Notice>
      )}
      <RemoveVideo video={video} onGone={onGone} />
    </div>
  );
}
