import type { Host } from '../host/Host.ts';

/** Keeps the picture of whoever is logged in the one that the server has: it may be changed in any remote, on any device. */
export function followPicture({ sessions, api, hub }: Pick<Host, 'sessions' | 'api' | 'hub'>): void {
  const whoIsHere = () => {
    const session = sessions.session$.getValue();
    return session.status === 'member' ? session.user.id : undefined;
  };
  let timesHeard = 0;
  const look = async () => {
    const asker = whoIsHere();
    const before = timesHeard;
    if (asker === undefined) return;
    const { profile } = await api.call('GET /profile');
    if (whoIsHere() === asker && timesHeard === before) sessions.update({ profile: profile ?? '' });
  };
  // When it does not answer, the picture from before is good enough.
  const lookNow = () => void look().catch(() => undefined);

  hub.on('picture-changed').subscribe(({ payload }) => {
    timesHeard += 1;
    sessions.update({ profile: payload.profile ?? '' });
  });
  hub.synced$.subscribe(({ reset }) => reset && lookNow());
  lookNow();
}
