import { defineWords } from './words.ts';

/** What everybody meets at once; the words of a member's frame come with it. */
export const firstWords = defineWords('first', {
  /** In two breaths, because it stands on two lines. */
  headline: ['Virtual Worlds,', 'Real Connections'],
  skip: 'Skip to content',
  main: 'Main',
  login: 'Login',
  signUp: 'Sign Up',
  home: '{brand}, home',
  offline: 'You are offline',
  offlineWords: 'What is open stays open. The rest comes back with your connection.',
  opening: 'Opening {brand}',
  closed: 'The remotes cannot be reached',
  closedWords: '{brand} does not answer right now. This page tries again by itself every minute.',
  ourSide: 'Something went wrong on our side. Please try again in a moment.',
  unreachable: '{brand} cannot be reached right now. Check your connection and try again.',
  stumbled: '{brand} stumbled',
  stumbledWords: 'Something went wrong on this page. Loading it again helps most of the time.',
  screenWords: 'Something went wrong on this screen. Trying once more helps most of the time.',
  partMissing: 'This part did not load',
  partMissingWords: 'It did not arrive. The rest of this page works.',
});

/** What a page is called, in the navigation and in the title of the window. */
export const titleWords = defineWords('titles', {
  home: 'Home',
  search: 'Search',
  games: 'Games',
  favorites: 'Favorites',
  videos: 'Videos',
  zones: 'Zones',
  chat: 'Chat',
  login: 'Login',
  signup: 'Sign up',
  settings: 'Settings',
  lost: 'Page not found',
  about: 'About',
  features: 'Features',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms',
  profile: 'Profile',
  user: 'Profile',
  post: 'Post',
  friends: 'Friends',
  notifications: 'Notifications',
  admin: 'Monitor',
  invest: 'Investor',
});
