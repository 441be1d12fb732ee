import { Gamepad2, Heart, Home, type LucideIcon, MessageCircle, Orbit, Search, Video } from 'lucide-react';
import { navTitles } from './navTitles.ts';

export interface NavItem {
  label: string;
  to: string;
  icon: LucideIcon;
}

const home: NavItem = { label: navTitles['/'], to: '/', icon: Home };
const search: NavItem = { label: navTitles['/search'], to: '/search', icon: Search };
const games: NavItem = { label: navTitles['/games'], to: '/games', icon: Gamepad2 };
const favorites: NavItem = { label: navTitles['/favorites'], to: '/favorites', icon: Heart };
const videos: NavItem = { label: navTitles['/videos'], to: '/videos', icon: Video };
const zones: NavItem = { label: navTitles['/zones'], to: '/zones', icon: Orbit };
const chat: NavItem = { label: navTitles['/chat'], to: '/chat', icon: MessageCircle };

export const nav = { home, search, games, favorites, videos, zones, chat };

/** The bar at the bottom of a phone, in its order. */
export const bottomItems: readonly NavItem[] = [home, zones, favorites, games, videos, chat];

/** A conversation takes the whole height of a phone. */
export function isConversation(pathname: string): boolean {
  return /^\/chat\/[^/]+/.test(pathname);
}
