import type { Member } from '@plaza/shell-contract';
import { Activity, HandCoins, type LucideIcon, Settings, UserRound } from 'lucide-react';
import type { NavItem } from './navItems.ts';
import { frameWords } from './words.ts';

const profile = anItem('profile', '/profile', UserRound);
const settings = anItem('settings', '/settings', Settings);
const monitor = anItem('monitor', '/admin', Activity);
const investor = anItem('investor', '/invest', HandCoins);

/** What the profile menu offers to whom. An entry that leads nowhere in this installation is left out. */
export function profileEntries(user: Member, isReachable: (pathname: string) => boolean): NavItem[] {
  const own = user.isAdmin ? [profile, monitor, investor] : [profile, settings];
  return own.filter(({ to }) => isReachable(to));
}

function anItem(
  name: 'profile' | 'settings' | 'monitor' | 'investor',
  to: string,
  icon: LucideIcon,
): NavItem {
  return {
    get label() {
      return frameWords.now[name];
    },
    to,
    icon,
  };
}
