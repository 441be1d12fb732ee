/** The addresses of the main navigation and their names. */
export const navTitles = {
  '/': 'Home',
  '/search': 'Search',
  '/games': 'Games',
  '/favorites': 'Favorites',
  '/videos': 'Videos',
  '/zones': 'Zones',
  '/chat': 'Chat',
} as const;

/** Whether an entry of the navigation stands for where the visitor is. */
export function isHere(to: string, pathname: string): boolean {
  return to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
}
