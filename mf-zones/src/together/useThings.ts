import { useEffect } from 'react';
import type { Body } from '../link/body.ts';
import type { ZoneLink } from '../link/ZoneLink.ts';

/** Keeps the things of a place as the others have left them. The clock of the server may be another one. */
export function useThings(link: ZoneLink, body: Body | null): void {
  useEffect(() => {
    if (!body) return undefined;
    const off = [
      link.on('welcome', ({ things }) => {
        for (const thing of things) body.board.keep({ ...thing, since: thing.since - link.aheadMs });
      }),
      link.on('thing', ({ thing }) => body.board.take({ ...thing, since: thing.since - link.aheadMs })),
    ];
    for (const thing of link.things) body.board.keep({ ...thing, since: thing.since - link.aheadMs });
    return () => off.forEach((stop) => stop());
  }, [link, body]);
}
