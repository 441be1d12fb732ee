import type { Host } from '../host/Host.ts';

/** Keeps name, address and rights of whoever is logged in what the server has: they may be changed on any device, or by an administrator. */
export function followAccount({ sessions, api, hub }: Pick<Host, 'sessions' | 'api' | 'hub'>): void {
  const whoIsHere = () => {
    const session = sessions.session$.getValue();
    return session.status === 'member' ? session.user.id : undefined;
  };
  let asked = 0;
  const look = async () => {
    const asker = whoIsHere();
    if (asker === undefined) return;
    const mine = (asked += 1);
    const { name, username, email, is_admin: isAdmin, role = null } = await api.call('GET /account');
    if (whoIsHere() === asker && mine === asked) sessions.update({ name, username, email, isAdmin, role });
  };
  // When it does not answer, what was known before is good enough.
  const lookNow = () => void look().catch(() => undefined);

  hub.on('account-changed').subscribe(lookNow);
  hub.synced$.subscribe(({ reset }) => reset && lookNow());
  lookNow();
}
