import type { Video } from '@plaza/api-contract';
import { type RefObject, useEffect, useState } from 'react';

const LIST_TYPE = 'application/vnd.apple.mpegurl';

/**
 * The address that a video element plays by itself: the list of all sizes where the browser knows such lists, or the one
 * file. Where it does not know them a library feeds the element piece by piece; it is loaded only then, and when it
 * cannot go on the one file plays.
 */
export function useSizes(film: RefObject<HTMLVideoElement | null>, { URL, hls }: Video): string | undefined {
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
