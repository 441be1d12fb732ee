import type { Host } from '../host/Host.ts';

/** Keeps name, address and rights of whoever is logged in what the server has: they may be changed on any device, or by an administrator. */
export function followAccount({ sessions, api, hub }: Pick<Host, 'sessions' | 'api' | 'hub'>): void {
  let asked = 0;
  const look = async () => {
    const asker = whoIsHere(sessions);
    if (asker === undefined) return;
    const mine = (asked += 1);
    const { name, username, email, is_admin: isAdmin, role = null } = await api.call('GET /account');
    if (whoIsHere(sessions) === asker && mine === asked)
      sessions.update({ name, username, email, isAdmin, role });
  };
  // When it does not answer, what was known before is good enough.
  const lookNow = () => void look().catch(() => undefined);

  hub.on('account-changed').subscribe(lookNow);
  hub.synced$.subscribe(({ reset }) => reset && lookNow());
  lookNow();
}

/** Keeps the picture of whoever is logged in the one that the server has: it may be changed in any remote, on any device. */
export function followPicture({ sessions, api, hub }: Pick<Host, 'sessions' | 'api' | 'hub'>): void {
  let timesHeard = 0;
  const look = async () => {
    const asker = whoIsHere(sessions);
    const before = timesHeard;
    if (asker === undefined) return;
    const { profile } = await api.call('GET /profile');
    if (whoIsHere(sessions) === asker && timesHeard === before) sessions.update({ profile: profile ?? '' });
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

function whoIsHere({ session$ }: Host['sessions']): string | undefined {
  const session = session$.getValue();
  return session.status === 'member' ? session.user.id : undefined;
}
