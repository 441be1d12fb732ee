/** What a page says of itself before its shell runs: to places that unfold links, to search engines, to who waits. */
export const siteWords = {
  /** Behind the name of the server, on every address without a name of its own. */
  headline: 'Virtual Worlds, Real Connections',
  everywhere: 'Walk through worlds, play together and talk to the people you meet. Free, in your browser.',
  card: (name: string) => `The square of ${name} at dusk`,
  noScript: (name: string) =>
    `${name} is a living place and needs JavaScript. Please switch it on and load this page again.`,
  shortcuts: { chat: 'Chat', zones: 'Zones', games: 'Games' },
  pages: {
    '/about': {
      title: 'About',
      description:
        'What we are building: a square of worlds to walk through, instead of a list to scroll down.',
    },
    '/features': {
      title: 'Features',
      description: 'Nine things you can do here, from playing together to giving stars.',
    },
    '/contact': {
      title: 'Contact',
      description: 'Write to the people who run this place. They answer by mail.',
    },
    '/privacy': {
      title: 'Privacy',
      description: 'What is stored about you, what is not, and how to take it with you.',
    },
    '/terms': { title: 'Terms', description: 'A few rules, so that everybody likes to come back.' },
    '/version': { title: 'Version', description: 'Which version runs here.' },
    '/login': { title: 'Login', description: 'Come in.' },
    '/signup': { title: 'Sign Up', description: 'An account takes a minute and costs nothing.' },
  },
};

export type SiteWords = typeof siteWords;
