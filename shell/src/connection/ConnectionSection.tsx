import { Button, Notice, StatusDot, Switch, useLanguage, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { sharesStats, shareStats } from '../hub/statsChoice.ts';
import type { LineEvent } from '../hub/LineStory.ts';
import classes from './ConnectionSection.module.css';
import { chapterWords, hubWords } from './words.ts';

const tones = {
  initialized: 'calm',
  connecting: 'careful',
  connected: 'good',
  unavailable: 'careful',
  failed: 'bad',
  disconnected: 'bad',
} as const;

/** How the live connection is and was, for whoever must find out what is wrong with it. */
export function ConnectionSection() {
  const { hub, storage, toasts } = useHost();
  const t = useWords(hubWords);
  const chapters = useWords(chapterWords);
  const clock = new Intl.DateTimeFormat(useLanguage(), { timeStyle: 'medium', hourCycle: 'h23' });
  const state = useSubject(hub.state$);
  const story = useSubject(hub.story$);
  const [shares, setShares] = useState(() => sharesStats(storage));
  const [copying, setCopying] = useState<'idle' | 'failed'>('idle');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tellStory(story));
      setCopying('idle');
      toasts.say({ tone: 'good', message: t.copied });
    } catch {
      setCopying('failed');
    }
  };

  return (
    <div className={classes.section} data-state={state}>
      <p className={classes.words}>{t.intro}</p>
      <StatusDot status={tones[state]} label={`${t.now}: ${t[state]}`} />
      {story.length === 0 ? <p className={classes.words}>{t.nothingYet}</p> : null}
      {story.length > 0 ? (
        // A list that scrolls must be reachable by keyboard; not every browser does that by itself.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol className={classes.story} aria-label={t.events} tabIndex={0}>
          {story.toReversed().map(({ at, what, about }, index) => (
            <li key={story.length - index} data-what={what}>
              <time dateTime={at}>{clock.format(new Date(at))}</time>
              <span>
                {chapters[what]}
                {about ? <small>{about}</small> : null}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      {copying === 'failed' ? <Notice tone="bad">{t.notCopied}</Notice> : null}
      {story.length > 0 ? (
        <Button variant="secondary" className={classes.act ?? ''} onClick={() => void copy()}>
          {t.copy}
        </Button>
      ) : null}
      <Switch
        label={t.share}
        hint={t.shareHint}
        checked={shares}
        onChange={({ checked }) => {
          shareStats(storage, checked);
          setShares(checked);
        }}
      />
    </div>
  );
}

/** The events as lines that can be pasted into a report: in the names of the code, whatever the page speaks. */
function tellStory(story: readonly LineEvent[]): string {
  return story.map(({ at, what, about }) => [at, what, about].filter(Boolean).join(' ')).join('\n');
}
