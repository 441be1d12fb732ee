import { Button, Icon, useWords } from '@plaza/design-system';
import { Glasses, Maximize, Pause, Play, Smartphone, Volume2, VolumeX } from 'lucide';
import { type RefObject, useState } from 'react';
import { videosWords } from '../words.ts';
import { mayTurn, mustAskToTurn } from './lookByTurning.ts';
import { SeekBar } from './SeekBar.tsx';
import classes from './SphereVideo.module.css';

interface SphereControlsProps {
  film: RefObject<HTMLVideoElement | null>;
  isPaused: boolean;
  isMuted: boolean;
  headset: 'none' | 'there' | 'worn';
  onSeek: (seconds: number) => void;
  onMute: (isMuted: boolean) => void;
  onHeadset: () => void;
  onFullScreen: () => void;
}

/** What a browser's own controls would be, were the picture not ours. */
export function SphereControls(props: SphereControlsProps) {
  const { film, isPaused, isMuted, headset, onSeek, onMute, onHeadset, onFullScreen } = props;
  const t = useWords(videosWords);
  const [mustAsk, setMustAsk] = useState(mustAskToTurn);

  const playOrPause = () => {
    if (isPaused) void film.current?.play();
    else film.current?.pause();
  };

  return (
    <div className={classes.controls}>
      <SeekBar film={film} onSeek={onSeek} />
      <div className={classes.acts}>
        <Button
          variant="secondary"
          size="s"
          icon={<Icon icon={isPaused ? Play : Pause} />}
          onClick={playOrPause}
        >
          {isPaused ? t.play : t.pause}
        </Button>
        <Button
          variant="secondary"
          size="s"
          icon={<Icon icon={isMuted ? VolumeX : Volume2} />}
          onClick={() => onMute(!isMuted)}
        >
          {isMuted ? t.soundOn : t.soundOff}
        </Button>
        {mustAsk ? (
          <Button
            variant="secondary"
            size="s"
            icon={<Icon icon={Smartphone} />}
            onClick={() => void mayTurn().then((may) => setMustAsk(!may))}
          >
            {t.turnPhone}
          </Button>
        ) : null}
        {headset === 'none' ? null : (
          <Button variant="secondary" size="s" icon={<Icon icon={Glasses} />} onClick={onHeadset}>
            {headset === 'worn' ? t.takeOff : t.wear}
          </Button>
        )}
        {document.fullscreenEnabled ? (
          <Button variant="secondary" size="s" icon={<Icon icon={Maximize} />} onClick={onFullScreen}>
            {t.fullScreen}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
