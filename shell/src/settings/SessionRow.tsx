import { Badge, Button } from '@plaza/design-system';
import type { CallAnswer } from '@plaza/api-contract';
import { deviceName } from './deviceName.ts';
import classes from './settings.module.css';

type DeviceSession = CallAnswer<'GET /auth/sessions'>[number];

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface SessionRowProps {
  session: DeviceSession;
  isEnding: boolean;
  onEnd(): void;
}

/** One browser that is logged in, or was until its token came back a second time. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const device = deviceName(session.user_agent);
  const since = moment.format(new Date(session.created_at));
  return (
    <li className={classes['session']} data-status={session.ended ?? 'open'}>
      <span className={classes['device']}>
        <strong>{device}</strong>
        <span className={classes['when']}>
          {session.ended
            ? 'Ended because a used key of it came back. If that was not you, change your password.'
            : `Last used ${moment.format(new Date(session.last_used_at))}, logged in ${since}`}
        </span>
      </span>
      {session.is_current ? <Badge tone="teal">This browser</Badge> : null}
      {session.is_current || session.ended ? null : (
        <Button
          variant="secondary"
          size="s"
          busy={isEnding}
          aria-label={`End session of ${device}, logged in ${since}`}
          onClick={onEnd}
        >
          End session
        </Button>
      )}
    </li>
  );
}
