export interface ScreenPage {
  /** The beginning of its file's name. */
  name: string;
  path: string;
  /** Who looks; nobody is logged in without it. */
  as?: 'basalt' | 'amber';
  /** A key that is pressed before the picture is taken. */
  press?: string;
}

/** Every page worth a picture. */
export const pages: readonly ScreenPage[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'login-email', path: '/login?view=emailLogin' },
  { name: 'signup', path: '/signup?view=emailSignup' },
  { name: 'about', path: '/about' },
  { name: 'features', path: '/features' },
  { name: 'contact', path: '/contact' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/no/such/place' },
  { name: 'offline', path: '/offline' },
  { name: 'home', path: '/', as: 'basalt' },
  { name: 'add', path: '/add', as: 'basalt' },
  { name: 'profile', path: '/profile', as: 'basalt' },
  { name: 'person', path: '/user/cedar', as: 'basalt' },
  { name: 'friends', path: '/friends', as: 'basalt' },
  { name: 'search', path: '/search?q=a', as: 'basalt' },
  { name: 'notifications', path: '/notifications', as: 'basalt' },
  { name: 'chat', path: '/chat', as: 'basalt' },
  { name: 'games', path: '/games', as: 'basalt' },
  { name: 'zones', path: '/zones', as: 'basalt' },
  { name: 'castle', path: '/zones/castle', as: 'basalt' },
  { name: 'settings', path: '/settings', as: 'basalt' },
  { name: 'palette', path: '/games', as: 'basalt', press: 'Control+k' },
  { name: 'admin', path: '/admin', as: 'amber' },
];
