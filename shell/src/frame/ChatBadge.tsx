import { Badge, useWords } from '@plaza/design-system';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { FramePlace } from './FramePlace.tsx';
import { frameWords } from './words.ts';
import classes from './ChatBadge.module.css';

/** How many messages wait: what the bus says, or whatever a remote brings for the place. */
export function ChatBadge() {
  const t = useWords(frameWords);
  const count = useSubject(useHost().unread$);
  return (
    <span className={classes.corner}>
      <FramePlace name="frame.chat-badge" />
      {count > 0 ? (
        <Badge tone="amber" label={t.unread({ count })}>
          {count > 99 ? '99+' : count}
        </Badge>
      ) : null}
    </span>
  );
}
