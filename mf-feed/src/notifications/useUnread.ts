import { useCall } from '@plaza/shell-contract';
import { useState } from 'react';
import { useNews, useReset } from '../news/useNews.ts';

/** How much one has not read, live. Zero until it is known, and while nobody says. */
export function useUnread(): number {
  const asked = useCall('GET /notifications/unread');
  const [heard, setHeard] = useState<{ of: object; unread: number }>();
  const answer = asked.status === 'ready' ? asked.answer : undefined;
  const hear = ({ unread }: { unread: number }) => setHeard({ of: answer ?? {}, unread });
  useNews('notification', hear);
  useNews('notifications-read', hear);
  useReset(asked.refetch);
  // Asked anew, what was heard before is out of date.
  if (heard && (!answer || heard.of === answer)) return heard.unread;
  return answer?.unread ?? 0;
}
