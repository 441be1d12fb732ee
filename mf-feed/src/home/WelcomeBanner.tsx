import { DuskPanorama, Icon, useWords } from '@plaza/design-system';
import { ImagePlus } from 'lucide';
import { type ReactNode, useState } from 'react';
import { homeWords } from './words.ts';
import classes from './WelcomeBanner.module.css';

interface WelcomeBannerProps {
  name: string;
  onWrite: () => void;
  /** One line between the greeting and the field, for which there is always room: nothing moves when it comes. */
  line?: ReactNode;
  /** The hour of the day; now, unless a test or a story says otherwise. */
  hour?: number;
}

/** The square at the visitor's own hour, and the place to say something. */
export function WelcomeBanner({ name, onWrite, line, hour }: WelcomeBannerProps) {
  const t = useWords(homeWords);
  const [hourNow] = useState(() => new Date().getHours());
  const words = t[greeting(hour ?? hourNow)];
  const first = name.trim().split(/\s+/)[0] ?? name;
  return (
    <header className={classes.banner}>
      <div className={classes.picture}>
        {/* Each frame of a light that goes on would take a phone's time from the feed below. */}
        <DuskPanorama still />
      </div>
      <h1 className={classes.title}>{first ? t.greeting({ hour: words, name: first }) : words}</h1>
      {line}
      <button type="button" className={classes.write} onClick={onWrite}>
        {t.share}
        <Icon icon={ImagePlus} aria-hidden="true" />
      </button>
    </header>
  );
}

/** Which good words go with the hour: the square has its own idea of when the night begins. */
export function greeting(hour: number): 'stillUp' | 'morning' | 'afternoon' | 'evening' {
  if (hour < 5) return 'stillUp';
  if (hour < 12) return 'morning';
  if (hour < 18) return 'afternoon';
  return 'evening';
}
