/** The addresses of the main navigation, and which of the title words names them. */
export const navTitles = {
  '/': 'home',
  '/search': 'search',
  '/games': 'games',
  '/favorites': 'favorites',
  '/videos': 'videos',
  '/zones': 'zones',
  '/chat': 'chat',
} as const;

/** Whether an entry of the navigation stands for where the visitor is: at `/play/7` the games. */
export function isHere(to: string, pathname: string): boolean {
  return `${pathname.replace('/play/', '/games/')}/`.startsWith(`${to}/`);
}
