export interface Blurb {
  title: string;
  desc: string;
}

/** What this place is, in six short breaths. */
export const blurbs: readonly Blurb[] = [
  {
    title: 'Places, not pages',
    desc: 'A castle at blue hour, a library of lamps, a reef under water. Walk in with your browser, your phone or a headset.',
  },
  { title: 'Play at once', desc: 'Games open where you stand. Nothing to install, nothing to wait for.' },
  {
    title: 'Meet real people',
    desc: 'Look somebody up by name, see their profile, and share the square with them.',
  },
  { title: 'Stars, not thumbs', desc: 'What people share gets one to five stars. Five are a present.' },
  {
    title: 'Chats stay yours',
    desc: 'Words are locked on your device and unlocked on theirs, and nowhere between.',
  },
  {
    title: 'Bring your own town',
    desc: 'A school, a club, a street: anybody can run a square like this one.',
  },
];
