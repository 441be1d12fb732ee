import { Icon, IconButton, useWords } from '@plaza/design-system';
import { Volume2, VolumeX } from 'lucide';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { heardFrom } from '../sound/heardFrom.ts';
import { Speaker } from '../sound/Speaker.ts';
import type { Visit } from './Visit.ts';
import { worldWords } from './words.ts';
import { WorldView } from './WorldView.tsx';
import classes from './WorldVisit.module.css';

const LOUD = 0.7;

/** A place with its sound. It is mounted when somebody walks in, so the browser lets it be heard. */
export function WorldVisit(props: ComponentProps<typeof WorldView>) {
  const t = useWords(worldWords);
  const [isMuted, setMuted] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const isLoud = useRef(true);
  const speaker = useRef<Speaker | undefined>(undefined);
  const deaf = useRef<() => void>(() => undefined);

  useEffect(
    () => () => {
      deaf.current();
      void speaker.current?.dispose();
    },
    [],
  );

  const { onReady, recipe } = props;
  // Whoever made the zone may have made it quieter.
  const loud = useRef(LOUD);
  useEffect(() => {
    loud.current = LOUD * (recipe?.sound?.loud ?? 1);
    speaker.current?.setLoudness(isLoud.current ? loud.current : 0);
  }, [recipe]);
  const turn = useCallback(() => {
    isLoud.current = !isLoud.current;
    speaker.current?.setLoudness(isLoud.current ? loud.current : 0);
    setMuted(!isLoud.current);
  }, []);

  const handleReady = useCallback(
    (here: Visit) => {
      speaker.current ??= openSpeaker(loud.current);
      setSilent(!speaker.current);
      speaker.current?.open(here.place.sound);
      // Whoever used it, here or elsewhere: a thing is heard.
      deaf.current();
      deaf.current = here.board.listen((thing, { state }) => {
        const cue = thing.cue?.(state);
        if (cue === undefined) return;
        const { near, side } = heardFrom(here.walker, thing);
        speaker.current?.play(cue, near, side);
      });
      here.sound = speaker.current ? { isOn: () => isLoud.current, turn } : null;
      onReady?.(here);
    },
    [onReady, turn],
  );
  return (
    <>
      <WorldView {...props} onReady={handleReady} />
      {!isSilent && (
        <IconButton
          className={classes.sound}
          variant="secondary"
          label={isMuted ? t.soundOn : t.soundOff}
          onClick={turn}
        >
          <Icon icon={isMuted ? VolumeX : Volume2} />
        </IconButton>
      )}
    </>
  );
}

/** A machine without a sound device may refuse; the place is there all the same, and silent. */
function openSpeaker(loud: number): Speaker | undefined {
  try {
    return new Speaker(loud);
  } catch {
    return undefined;
  }
}
