import { useWords } from '@plaza/design-system';
import { useId } from 'react';
import classes from '../Console.module.css';
import { actWords } from './words.ts';

interface ShareSliderProps {
  /** Of a hundred. */
  share: number;
  onChange: (share: number) => void;
}

/** For how many of a hundred visitors. */
export function ShareSlider({ share, onChange }: ShareSliderProps) {
  const t = useWords(actWords);
  const id = useId();
  const words = share === 100 ? t.everyone : t.share({ percent: share });
  return (
    <div className={classes.slider}>
      <label htmlFor={id}>{t.shareLabel}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={100}
        value={share}
        aria-valuetext={words}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{words}</output>
    </div>
  );
}
