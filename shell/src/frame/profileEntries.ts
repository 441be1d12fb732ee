import type { Member } from '@plaza/shell-contract';
import { Activity, HandCoins, Settings, UserRound } from 'lucide-react';
import type { NavItem } from './navItems.ts';

const profile: NavItem = { label: 'Profile', to: '/profile', icon: UserRound };
const settings: NavItem = { label: 'Settings', to: '/settings', icon: Settings };
const monitor: NavItem = { label: 'Monitor', to: '/admin', icon: Activity };
const investor: NavItem = { label: 'Investor', to: '/invest', icon: HandCoins };

/** What the profile menu offers to whom. An entry that leads nowhere in this installation is left out. */
export function profileEntries(user: Member, isReachable: (pathname: string) => boolean): NavItem[] {
  const own = user.isAdmin ? [profile, monitor, investor] : [profile, settings];
  return own.filter(({ to }) => isReachable(to));
}
