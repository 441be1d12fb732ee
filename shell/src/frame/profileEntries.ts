import type { Role } from '@plaza/api-contract';
import type { Member } from '@plaza/shell-contract';
import { Activity, Flag, HandCoins, type IconNode, Settings, UserRound } from 'lucide';
import type { NavItem } from './navItems.ts';
import { frameWords } from './words.ts';

const profile = anItem('profile', '/profile', UserRound);
const settings = anItem('settings', '/settings', Settings);
const monitor = anItem('monitor', '/admin', Activity);
const investor = anItem('investor', '/invest', HandCoins);
const reports = anItem('reports', '/admin/reports', Flag);

/** The part of the administration that a role opens. */
const byRole: Record<Role, NavItem> = { moderator: reports, outreach: investor };

/** What the profile menu offers to whom. An entry that leads nowhere in this installation is left out. */
export function profileEntries(
  user: Member,
  role: Role | null,
  isReachable: (pathname: string) => boolean,
): NavItem[] {
  const own = user.isAdmin
    ? [profile, monitor, investor]
    : [profile, ...(role ? [byRole[role]] : []), settings];
  return own.filter(({ to }) => isReachable(to));
}

function anItem(
  name: 'profile' | 'settings' | 'monitor' | 'investor' | 'reports',
  to: string,
  icon: IconNode,
): NavItem {
  return {
    get label() {
      return frameWords.now[name];
    },
    to,
    icon,
  };
}
