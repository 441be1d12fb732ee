import type { Profile } from '@plaza/api-contract';
import { Button, DuskPanorama, Skeleton } from '@plaza/design-system';
import type { CallState } from '@plaza/shell-contract';
import { useState } from 'react';
import { greeting } from './greeting.ts';
import classes from './WelcomeBanner.module.css';

interface WelcomeBannerProps {
  profile: CallState<Profile>;
  /** The hour of the day; now, unless a test or a story says otherwise. */
  hour?: number;
}

/** The square at the visitor's own hour. */
export function WelcomeBanner({ profile, hour }: WelcomeBannerProps) {
  const [hourNow] = useState(() => new Date().getHours());
  const words = greeting(hour ?? hourNow);
  return (
    <header className={classes.banner}>
      <div className={classes.picture}>
        <DuskPanorama />
      </div>
      <div className={classes.words}>
        {profile.status === 'loading' && <Skeleton label="Loading..." lines={2} width="16rem" />}
        {profile.status === 'failed' && (
          <div role="alert" className={classes.failed}>
            <h1 className={classes.title}>{words}</h1>
            <p>{profile.error.message}</p>
            <Button variant="secondary" size="s" onClick={profile.retry}>
              Retry
            </Button>
          </div>
        )}
        {profile.status === 'ready' && (
          <>
            <h1 className={classes.title}>
              {words}, {firstName(profile.answer.name)}
            </h1>
            <p className={classes.line}>You are @{profile.answer.username} on the square.</p>
          </>
        )}
      </div>
    </header>
  );
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
