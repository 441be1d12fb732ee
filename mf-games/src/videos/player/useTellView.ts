import type { Video } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { type RefObject, useEffect } from 'react';

/** Who has looked for so long has watched it. */
const WATCHED_SECONDS = 3;

/** Tells the server once that somebody has watched, when as much was played as counts. */
export function useTellView(film: RefObject<HTMLVideoElement | null>, { VideoID: id }: Video): void {
  const { api } = useShell();
  useEffect(() => {
    const player = film.current;
    if (!player) return undefined;
    const over = new AbortController();
    const look = () => {
      if (!player.ended && playedSeconds(player) < WATCHED_SECONDS) return;
      over.abort();
      // A view that is not told is one less, and nobody waits for it.
      api.call('PUT /videos/:id/view', { params: { id } }).catch(() => undefined);
    };
    for (const event of ['timeupdate', 'ended'])
      player.addEventListener(event, look, { signal: over.signal });
    return () => over.abort();
  }, [api, film, id]);
}

/** What was really played: who jumps ahead has not seen what lies between. */
function playedSeconds({ played }: HTMLVideoElement): number {
  let seconds = 0;
  for (let at = 0; at < played.length; at += 1) seconds += played.end(at) - played.start(at);
  return seconds;
}
