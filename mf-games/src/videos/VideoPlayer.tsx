import type { Video } from '@plaza/api-contract';
import { lazy, Suspense } from 'react';
import { embedAddress } from './embedAddress.ts';
import { FilePlayer } from './player/FilePlayer.tsx';
import { UnfinishedVideo } from './UnfinishedVideo.tsx';
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
