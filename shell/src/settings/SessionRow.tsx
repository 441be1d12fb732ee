import { Badge, Button, useLocale, useWords } from '@plaza/design-system';
import type { CallAnswer } from '@plaza/api-contract';
import { deviceName } from './deviceName.ts';
import classes from './settings.module.css';
import { settingsWords } from './words.ts';

type DeviceSession = CallAnswer<'GET /auth/sessions'>[number];

interface SessionRowProps {
  session: DeviceSession;
  isEnding: boolean;
  onEnd(): void;
}

/** One browser that is logged in, or was until its token came back a second time. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useWords(settingsWords);
  const moment = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const device = deviceName(session.user_agent, t);
  const since = moment.format(new Date(session.created_at));
  return (
    <li className={classes['session']} data-status={session.ended ?? 'open'}>
      <span className={classes['device']}>
        <strong>{device}</strong>
        <span className={classes['when']}>
          {session.ended
            ? t.reused
            : t.lastUsed({ used: moment.format(new Date(session.last_used_at)), since })}
        </span>
      </span>
      {session.is_current ? <Badge tone="teal">{t.thisBrowser}</Badge> : null}
      {session.is_current || session.ended ? null : (
        <Button
          variant="secondary"
          size="s"
          busy={isEnding}
          aria-label={t.endSessionOf({ device, since })}
          onClick={onEnd}
        >
          {t.endSession}
        </Button>
      )}
    </li>
  );
}
