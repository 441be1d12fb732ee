import { Icon, IconButton, Popover, Switch, useWords } from '@plaza/design-system';
import { Pause, Play, SlidersHorizontal, Volume2, VolumeX } from 'lucide';
import type { ReactNode } from 'react';
import type { GameSettings } from './gameSettings.ts';
import classes from './GameTools.module.css';
import { settingsWords } from './words.ts';

interface GameToolsProps {
  settings: GameSettings;
  onChange: (part: GameSettings) => void;
  /** Only while a run is on. */
  onPause?: (() => void) | undefined;
  /** It waits to be told to go on; a game of ours does so by itself with the next press. */
  isPaused?: boolean;
  /** More tools, at the end of the row. */
  children?: ReactNode;
}

/** What a phone has no key for: a pause, the sound, and how games are shown to who needs it another way. */
export function GameTools({ settings, onChange, onPause, isPaused = false, children }: GameToolsProps) {
  const t = useWords(settingsWords);
  const { muted = false, slow = false, captions = false } = settings;
  const contrast = settings.contrast ?? prefersContrast();
  return (
    <div className={classes.tools}>
      {onPause ? (
        <IconButton label={isPaused ? t.goOn : t.pause} variant="secondary" onClick={onPause}>
          <Icon icon={isPaused ? Play : Pause} />
        </IconButton>
      ) : null}
      <IconButton
        label={muted ? t.soundOn : t.soundOff}
        variant="secondary"
        onClick={() => onChange({ muted: !muted })}
      >
        <Icon icon={muted ? VolumeX : Volume2} />
      </IconButton>
      <Popover
        label={t.title}
        trigger={(trigger) => (
          <IconButton {...trigger} label={t.title} variant="secondary">
            <Icon icon={SlidersHorizontal} />
          </IconButton>
        )}
      >
        <div className={classes.choices}>
          <Switch
            label={t.slow}
            hint={t.slowHint}
            checked={slow}
            onChange={({ checked }) => onChange({ slow: checked })}
          />
          <Switch
            label={t.contrast}
            hint={t.contrastHint}
            checked={contrast}
            onChange={({ checked }) => onChange({ contrast: checked })}
          />
          <Switch
            label={t.captions}
            hint={t.captionsHint}
            checked={captions}
            onChange={({ checked }) => onChange({ captions: checked })}
          />
        </div>
      </Popover>
      {children}
    </div>
  );
}

/** Games ask their own window the same, until somebody chooses. */
function prefersContrast(): boolean {
  return window.matchMedia?.('(prefers-contrast: more)').matches ?? false;
}
