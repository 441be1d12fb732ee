export interface ScreenPage {
  /** The beginning of its file's name. */
  name: string;
  /** `{post}` stands for a post of whoever looks. */
  path: string;
  /** Who looks; nobody is logged in without it. */
  as?: 'basalt' | 'amber';
  /** A key that is pressed before the picture is taken; a dialog opens. */
  press?: string;
  /** A button that is pressed before the picture is taken; a menu, a panel or a dialog opens. */
  open?: RegExp;
  language?: 'de';
}

/** Every page worth a picture. */
export const pages: readonly ScreenPage[] = [
  { name: 'landing', path: '/' },
  { name: 'landing-german', path: '/', language: 'de' },
  { name: 'login', path: '/login' },
  { name: 'login-email', path: '/login?view=emailLogin' },
  { name: 'signup', path: '/signup?view=emailSignup' },
  { name: 'about', path: '/about' },
  { name: 'features', path: '/features' },
  { name: 'contact', path: '/contact' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'version', path: '/version' },
  { name: 'pitch', path: '/pitch' },
  { name: 'not-found', path: '/no/such/place' },
  { name: 'offline', path: '/offline' },
  { name: 'home', path: '/', as: 'basalt' },
  { name: 'home-german', path: '/', as: 'basalt', language: 'de' },
  { name: 'add', path: '/add', as: 'basalt' },
  { name: 'post', path: '/post/{post}', as: 'basalt' },
  { name: 'profile', path: '/profile', as: 'basalt' },
  { name: 'profile-menu', path: '/', as: 'basalt', open: /Profile menu/ },
  { name: 'person', path: '/user/cedar', as: 'basalt' },
  { name: 'friends', path: '/friends', as: 'basalt' },
  { name: 'search', path: '/search?q=a', as: 'basalt' },
  { name: 'notifications', path: '/notifications', as: 'basalt' },
  { name: 'bell', path: '/', as: 'basalt', open: /otifications/ },
  { name: 'chat', path: '/chat', as: 'basalt' },
  { name: 'games', path: '/games', as: 'basalt' },
  { name: 'zones', path: '/zones', as: 'basalt' },
  { name: 'castle', path: '/zones/castle', as: 'basalt' },
  { name: 'settings', path: '/settings', as: 'basalt' },
  { name: 'settings-german', path: '/settings', as: 'basalt', language: 'de' },
  { name: 'palette', path: '/games', as: 'basalt', press: 'Control+k' },
  { name: 'shortcuts', path: '/games', as: 'basalt', press: '?' },
  { name: 'admin', path: '/admin', as: 'amber' },
  { name: 'remote', path: '/admin/remotes/mf-chat', as: 'amber' },
];
