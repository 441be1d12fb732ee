import { useShell } from '@plaza/shell-contract';
import { useWords } from '@plaza/design-system';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { videosWords } from '../words.ts';
import { hasHeadset, wearSphere } from './headset.ts';
import type { SpherePainter } from './SpherePainter.ts';

interface Worn {
  painter: SpherePainter | undefined;
  film: RefObject<HTMLVideoElement | null>;
  yaw: () => number;
}

/** Whether there is a headset, and the way to put it on and to take it off. */
export function useHeadset({ painter, film, yaw }: Worn) {
  const t = useWords(videosWords);
  const { toast } = useShell();
  const takeOff = useRef<() => void>(undefined);
  const [headset, setHeadset] = useState<'none' | 'there' | 'worn'>('none');

  useEffect(() => {
    void hasHeadset().then((is) => is && setHeadset('there'));
    return () => takeOff.current?.();
  }, []);

  const wear = async () => {
    if (!painter || !film.current) return;
    const onEnd = () => {
      takeOff.current = undefined;
      setHeadset('there');
    };
    try {
      takeOff.current = await wearSphere({
        painter,
        film: film.current,
        yaw,
        onEnd,
      });
    } catch {
      toast({ message: t.noHeadset, tone: 'bad' });
      return;
    }
    setHeadset('worn');
    void film.current.play();
  };

  const change = () => {
    if (headset === 'worn') takeOff.current?.();
    else void wear();
  };
  return { headset, change };
}
