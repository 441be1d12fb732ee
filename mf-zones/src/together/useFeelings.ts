import { useShell } from '@plaza/shell-contract';
import { useEffect } from 'react';
import type { Body } from '../link/body.ts';
import type { ZoneLink } from '../link/ZoneLink.ts';

const GLAD_MS = 3_000;

/** What happens to one's posts shows on one's face: a comment, a reply, stars. Everybody in the zone sees it. */
export function useFeelings(link: ZoneLink, body: Body | null): void {
  const { hub } = useShell();
  useEffect(() => {
    let calm: ReturnType<typeof setTimeout> | undefined;
    const heard = hub.on('notification').subscribe({
      next: ({ payload: { notification } }) => {
        if (!notification) return;
        const { kind: about, stars } = notification;
        if (about !== 'comment' && about !== 'reply' && about !== 'reaction') return;
        void link.act({ kind: 'feels', about, stars: stars ?? 0 });
        if (!body || body.gesture !== 'none') return;
        body.gesture = 'cheer';
        clearTimeout(calm);
        calm = setTimeout(() => {
          if (body.gesture === 'cheer') body.gesture = 'none';
        }, GLAD_MS);
      },
    });
    return () => {
      heard.unsubscribe();
      clearTimeout(calm);
    };
  }, [hub, link, body]);
}
