import type { Video } from '@plaza/api-contract';
import { Notice, Spinner, useWords } from '@plaza/design-system';
import { lazy, Suspense, useEffect } from 'react';
import { FilePlayer } from './player/FilePlayer.tsx';
import { RemoveVideo } from './RemoveVideo.tsx';
import { videosWords } from './words.ts';
import classes from './VideoPlayer.module.css';

/** Loaded with the first video that lies all around. */
const SphereVideo = lazy(async () => ({ default: (await import('./sphere/SphereVideo.tsx')).SphereVideo }));

/** Plays at once, and offers nothing else at the end. */
export function VideoPlayer({ video, onGone }: { video: Video; onGone: () => void }) {
  if (video.state === 'making' || video.state === 'failed')
    return <UnfinishedVideo video={video} onGone={onGone} />;
  if (video.kind === 'embed')
    return (
      <iframe
        className={classes.player}
        title={video.Title}
        src={embedAddress(video.URL)}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      />
    );
  if (video.kind === 'sphere')
    return (
      <Suspense fallback={<div className={classes.player} />}>
        <SphereVideo video={video} />
      </Suspense>
    );
  return <FilePlayer video={video} />;
}

/** The address of an embedded player, told to begin by itself, at the start, and to show nothing related. */
function embedAddress(url: string): string {
  const address = new URL(url);
  for (const [name, value] of [
    ['autoplay', '1'],
    ['start', '0'],
    ['rel', '0'],
  ] as const)
    address.searchParams.set(name, value);
  return address.href;
}

/** How long a look at how far it is may be off. */
export const LOOK_MS = 10_000;

/** The space of others is used up, not one's own. */
const FULL = ['media.no-space', 'media.guests-full'];

/** One's own video that others do not see yet: it is being converted, or could not be, with the reason. */
function UnfinishedVideo({ video, onGone }: { video: Video; onGone: () => void }) {
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
    if (video.why === 'media.in-use') return t.failedInPost;
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
