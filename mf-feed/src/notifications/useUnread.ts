import { liveValue, useLiveValue } from '@plaza/shell-contract';

const unread = liveValue('GET /notifications/unread', {
  on: {
    notification: (_, { unread: now }) => ({ unread: now }),
    'notifications-read': (_, { unread: now }) => ({ unread: now }),
  },
});

/** How much one has not read, live. Zero until it is known, and while nobody says. */
export function useUnread(): number {
  const asked = useLiveValue(unread);
  return asked.status === 'ready' ? asked.value.unread : 0;
}
