import { Gamepad2, Heart, Home, type IconNode, MessageCircle, Orbit, Search, Video } from 'lucide';
import { titleWords } from '../first.words.ts';
import { navTitles } from './navTitles.ts';

export interface NavItem {
  /** In the language of this moment. */
  readonly label: string;
  to: string;
  icon: IconNode;
}

const home = anItem('/', Home);
const search = anItem('/search', Search);
const games = anItem('/games', Gamepad2);
const favorites = anItem('/favorites', Heart);
const videos = anItem('/videos', Video);
const zones = anItem('/zones', Orbit);
const chat = anItem('/chat', MessageCircle);

export const nav = { home, search, games, favorites, videos, zones, chat };

/** The bar at the bottom of a phone, in its order. */
export const bottomItems: readonly NavItem[] = [home, zones, favorites, games, videos, chat];

/** A conversation takes the whole height of a phone. */
export function isConversation(pathname: string): boolean {
  return /^\/chat\/[^/]+/.test(pathname);
}

function anItem(to: keyof typeof navTitles, icon: IconNode): NavItem {
  return {
    get label() {
      return titleWords.now[navTitles[to]];
    },
    to,
    icon,
  };
}
