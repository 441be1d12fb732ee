import { useCall } from '@plaza/shell-contract';
import { useState } from 'react';
import { useNews, useReset } from '../news/useNews.ts';

/** How much one has not read, live. Zero until it is known, and while nobody says. */
export function useUnread(): number {
  const asked = useCall('GET /notifications/unread');
  const answer = asked.status === 'ready' ? asked.answer : undefined;
  const [known, setKnown] = useState({ of: answer, unread: 0, isHeard: false });
  if (answer && answer !== known.of) {
    // What was heard while it was on its way is newer.
    setKnown({ ...known, of: answer, unread: known.isHeard ? known.unread : answer.unread });
  }
  const hear = ({ unread }: { unread: number }) => setKnown((now) => ({ ...now, unread, isHeard: true }));
  useNews('notification', hear);
  useNews('notifications-read', hear);
  useReset(() => {
    setKnown((now) => ({ ...now, isHeard: false }));
    asked.refetch();
  });
  return known.unread;
}
