import type { Session } from '@plaza/shell-contract';
import {
  Bell,
  BookOpen,
  DoorOpen,
  Keyboard,
  LogOut,
  type IconNode,
  Moon,
  SquarePen,
  Sun,
  UserPlus,
  Users,
} from 'lucide';
import { nav, type NavItem } from '../frame/navItems.ts';
import { profileEntries } from '../frame/profileEntries.ts';
import type { Host } from '../host/Host.ts';
import type { Entry } from './Entry.ts';
import { actWords, pageWords } from './words.ts';

interface Page {
  page: keyof typeof pageWords.base;
  to: string;
  icon: IconNode;
}

const forReaders: readonly Page[] = (
  ['about', 'features', 'contact', 'privacy', 'terms', 'version'] as const
).map((page) => ({ page, to: `/${page}`, icon: BookOpen }));

const forGuests: readonly Page[] = [
  { page: 'landing', to: '/', icon: nav.home.icon },
  { page: 'login', to: '/login', icon: DoorOpen },
  { page: 'signup', to: '/signup', icon: UserPlus },
];

const ofPeople: readonly Page[] = [
  { page: 'friends', to: '/friends', icon: Users },
  { page: 'notifications', to: '/notifications', icon: Bell },
];

/** What can be reached and done without asking the server, by the one who is looking. */
export function fixedEntries(host: Host, session: Session): Entry[] {
  return [...placesFor(host, session).map(asEntry), ...actsFor(host, session)];
}

function placesFor({ isReachable, sessions }: Host, session: Session): NavItem[] {
  if (session.status === 'guest') return [...forGuests, ...forReaders].map(asItem);
  const ofRemotes = [...Object.values(nav), ...ofPeople.map(asItem)].filter(({ to }) => isReachable(to));
  return [
    ...ofRemotes,
    ...profileEntries(session.user, sessions.role$.getValue(), isReachable),
    ...forReaders.map(asItem),
  ];
}

function asItem({ page, to, icon }: Page): NavItem {
  return { label: pageWords.now[page], to, icon };
}

function asEntry({ label, to, icon }: NavItem): Entry {
  return { id: `page ${to}`, group: 'pages', label, icon, leads: { to } };
}

function actsFor({ themes, dialog$, openComposer }: Host, session: Session): Entry[] {
  const acts = actWords.now;
  const isDark = themes.theme$.getValue() === 'dark';
  const theme = anAct('theme', isDark ? acts.light : acts.dark, isDark ? Sun : Moon, () =>
    themes.choose(isDark ? 'light' : 'dark'),
  );
  const shortcuts = anAct('shortcuts', acts.shortcuts, Keyboard, () => dialog$.next('shortcuts'));
  if (session.status === 'guest') return [theme, shortcuts];
  return [
    anAct('create', acts.create, SquarePen, openComposer),
    theme,
    shortcuts,
    anAct('logout', acts.logout, LogOut, () => dialog$.next('logout')),
  ];
}

function anAct(id: string, label: string, icon: IconNode, act: () => void): Entry {
  return { id: `act ${id}`, group: 'acts', label, icon, leads: { act } };
}
